import * as contentMessages from '@repo/contracts/messages/content';
import { texts } from '#src/platform/language/texts.ts';

/** Texts in `hinglish` are Hindi in Latin script, and marked as such on the page. */
export const subjectCopy = texts('subject', {
  back: 'Back to Home',
  loadFailed: 'Failed to fetch subject or chapter data',
  doneOf: (done: number, total: number) => `${done} of ${total}`,
  chaptersDone: (done: number, total: number) => `${done} of ${total} chapters completed`,
  progress: (subject: string) => `${subject} progress`,
  chapters: 'Chapters',
  start: 'Start',
  nextUp: 'Next up',
  locked: 'Locked',
  unlocked: 'Unlocked',
  isNextUp: 'next up',
  isLocked: 'locked',
  isUnlocked: 'unlocked',
  status: { completed: 'completed', active: 'active', upcoming: 'upcoming' },
  nodeName: (n: number, name: string, words: readonly string[]) =>
    [`Chapter ${n}`, name, ...words].join(', '),
  claimNodeName: (n: number, name: string) => `Unlock for free: chapter ${n}, ${name}`,
  noChapters: 'No results found',
  nextChapter: 'Next chapter',
  open: 'Open',
  allDone: 'Every chapter is completed.',
  claimQuestion: (chapter: string) => `Open ${chapter} for free?`,
  claimOnce: 'You have one free chapter. It cannot be changed later.',
  claimConfirm: 'Open it',
  claimRefuse: 'Not now',
  claimTitle: 'Claim your reward',
  claimHint: 'Now select any chapter to unlock it for free!',
  choose: 'Choose',
  cancel: 'Cancel',
  claimDone: contentMessages.claimDone,
  claimFailed: 'Failed to claim free chapter',
  hinglish: {
    claimText: 'Ek chapter bilkul free. Choose karo aur unlock karo.',
    allDone: 'Poora subject tick. Zabardast!',
  },
} as const);
