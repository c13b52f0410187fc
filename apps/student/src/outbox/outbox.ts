import { brand } from '@repo/contracts/brand';
import { toast } from '@repo/ui/toast';
import { onBeforeLogout } from '#src/session/before-logout.ts';
import { endSession } from '#src/session/end-session.ts';
import { getSession } from '#src/session/session.ts';
import { outboxCopy } from './copy.ts';
import { createOutbox, type Sender } from './create-outbox.ts';
import { alone } from './one-sender.ts';
import { sendPositionOnLeave, sendWork } from './send-work.ts';
import { createShelf } from './shelf.ts';
import { openTabChannel } from './tab-channel.ts';

const name = `${brand.storagePrefix}-outbox`;
const firstRetryMs = 5_000;
const longestRetryMs = 300_000;

function getSender(): Sender | null {
  const { user, token } = getSession();
  return user && token ? { userId: user.id, token } : null;
}

/** Doubles from 5 s to 5 min, each a little off, so that not every phone asks a returning server at once. */
function retryDelayMs(failures: number): number {
  const delay = Math.min(longestRetryMs, firstRetryMs * 2 ** (failures - 1));
  return delay * (0.8 + Math.random() * 0.4);
}

/** The app's one outbox. */
export const outbox = createOutbox({
  shelf: createShelf(name),
  tabs: openTabChannel(name),
  getSender,
  isOnline: () => navigator.onLine,
  newRev: () => `${Date.now()} ${Math.random()}`,
  send: sendWork,
  sendOnLeave: (work, token) =>
    work.kind === 'position' ? sendPositionOnLeave(work, token) : Promise.resolve(false),
  alone: (work) => alone(name, work),
  retryDelayMs,
  onRefused: (work, message) =>
    void toast.error(`${outboxCopy.refused[work.kind]} ${message}`, { id: `refused-${work.kind}` }),
  onSignedOut(token) {
    if (getSession().token === token) void endSession('expired');
  },
});

onBeforeLogout(() => outbox.flush());

/** Sends what waits while the app is open: now, when the network or the student is back, on leaving. @returns stops */
export function runOutbox(): () => void {
  const stop = outbox.start();
  const wake = () => void outbox.wake();
  const leave = () => outbox.leave();
  const look = () => (document.visibilityState === 'hidden' ? leave() : wake());
  window.addEventListener('online', wake);
  window.addEventListener('pagehide', leave);
  document.addEventListener('visibilitychange', look);
  return () => {
    stop();
    window.removeEventListener('online', wake);
    window.removeEventListener('pagehide', leave);
    document.removeEventListener('visibilitychange', look);
  };
}
