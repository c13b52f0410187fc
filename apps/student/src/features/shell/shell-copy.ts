import { brand } from '@repo/contracts/brand';
import { things } from '#src/app/logout/logout-copy.ts';
import { texts } from '#src/platform/language/texts.ts';

export const shellCopy = texts('shell', {
  home: 'Home',
  progress: 'Progress',
  practice: 'Practice',
  profile: 'Profile',
  unlockFreeChapter: 'Unlock Free Chapter',
  logout: 'Logout',
  mainNavigation: 'Main',
  search: 'Search',
  searchKey: 'Ctrl K',
  zen: 'Zen mode',
  leaveZen: 'Leave Zen mode',
  offline: 'Offline ho. Jo load hai, woh padho.',
  away: 'Server se connect nahi ho pa raha.',
  offlineWaiting: (count: number) => `Offline ho. ${things(count)} bhejni baaki.`,
  awayWaiting: (count: number) => `Server nahi mila. ${things(count)} baaki.`,
  newVersion: 'Naya version taiyaar hai.',
  update: 'Update',
  later: 'Later',
  resumeLabel: 'Go on',
  resume: (chapter: string) => `Continue: ${chapter}`,
  resumeNext: (chapter: string) => `Next: ${chapter}`,
  resumePage: (page: number, of: number) => `page ${page} of ${of}`,
  backOnline: 'Wapas online!',
  splashSteps: [
    'Initializing',
    'Loading educational content',
    'Preparing interactive quizzes',
    'Setting up smart flashcards',
    'Connecting to learning community',
    'Optimizing your learning path',
    'Almost ready to learn',
  ],
  splashLabel: `Opening ${brand.name}`,
  failedTitle: 'Error Loading Data',
  failedOffline: 'Internet nahi hai. Wapas aate hi hum khud try karenge.',
  failedRetry: 'Retry',
  openOld: 'Purana content kholo',
} as const);

/** Text of the network banner, short enough for 320 px, also with unsent work. */
export function networkText(notice: 'offline' | 'away' | 'back', waitingCount: number): string {
  if (notice === 'back') return shellCopy.backOnline;
  const isWaiting = waitingCount > 0;
  if (notice === 'away') return isWaiting ? shellCopy.awayWaiting(waitingCount) : shellCopy.away;
  return isWaiting ? shellCopy.offlineWaiting(waitingCount) : shellCopy.offline;
}
