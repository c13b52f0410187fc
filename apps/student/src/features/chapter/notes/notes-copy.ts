import * as progressMessages from '@repo/contracts/messages/progress';
import { texts } from '#src/platform/language/texts.ts';

/** Texts in `hinglish` are Hindi in Latin script, and marked as such on the page. */
export const notesCopy = texts('notes', {
  empty: 'No results found',
  start: 'Start',
  resume: 'Continue where left off?',
  topicOf: (n: number, count: number) => `Topic ${n} of ${count}`,
  pageOf: (n: number, count: number) => `Page ${n} of ${count}`,
  wholeChapter: (topics: number, pages: number) =>
    `Whole chapter: ${topics} ${topics === 1 ? 'topic' : 'topics'}, ${pages} ${pages === 1 ? 'page' : 'pages'}`,
  pageTitle: (topic: string, n: number, count: number) => `${topic}, page ${n} of ${count}`,
  previous: 'Previous',
  next: 'Next',
  finishTopic: 'Finish Topic',
  markFinished: 'Mark Chapter as Finished',
  nextChapter: 'Next Chapter',
  noMoreChapters: 'No more chapters!',
  nextLocked: 'The chapters after this one are locked.',
  completedHere: 'Chapter completed on this device',
  completed: progressMessages.completeDone,
  completeFailed: 'Failed to mark chapter as completed',
  progressFailed: 'Failed to fetch chapter progress',
  contents: 'Contents',
  pages: (n: number) => (n === 1 ? '1 page' : `${n} pages`),
  smaller: 'Smaller text',
  larger: 'Larger text',
  keys: 'Left and right arrow: turn the page. T: contents. Esc: leave zen.',
  hinglish: {
    saveFailed: 'Page abhi save nahi hua, net aate hi ho jayega.',
    kept: 'Net aate hi save ho jayega.',
    finished: 'Chapter khatam. Ek tick tumhare naam!',
  },
} as const);
