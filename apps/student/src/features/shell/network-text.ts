import { shellCopy } from 'virtual:messages/shell';

/** Text of the network banner, short enough for 320 px, also with unsent work. */
export function networkText(notice: 'offline' | 'away' | 'back', waitingCount: number): string {
  if (notice === 'back') return shellCopy.backOnline;
  const isWaiting = waitingCount > 0;
  if (notice === 'away') return isWaiting ? shellCopy.awayWaiting({ count: waitingCount }) : shellCopy.away;
  return isWaiting ? shellCopy.offlineWaiting({ count: waitingCount }) : shellCopy.offline;
}
