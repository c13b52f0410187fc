import { markNoteMaxLength, markQuoteMaxLength } from '@repo/contracts/limits/marks';
import type { MarkKind } from '@repo/contracts/marks.rules';
import { texts } from '#src/platform/language/texts.ts';

const inIndia = (count: number) => count.toLocaleString('en-IN');

export const marksCopy = texts('marks', {
  kinds: { bookmark: 'Bookmark', highlight: 'Highlight' } satisfies Record<MarkKind, string>,
  bookmark: 'Bookmark',
  /** `of`: the item's name, when a screen has several. */
  bookmarkOf: (of: string) => `Bookmark, ${of}`,
  noteOf: (of: string) => `My note, ${of}`,
  note: 'My note',
  selected: 'Selected text',
  spoken: 'Text is selected. Press H to highlight it, or Tab for more.',
  highlight: 'Highlight',
  highlighted: 'Highlighted',
  addNote: 'Add note',
  noteLabel: 'Your note (optional)',
  noteHint: `At most ${inIndia(markNoteMaxLength)} characters. Only you see it.`,
  tooLong: `A highlight holds at most ${inIndia(markQuoteMaxLength)} characters. Please select less.`,
  save: 'Save',
  remove: 'Remove',
  removed: 'Removed',
  undo: 'Undo',
  here: 'My bookmarks on this page',
  toAll: 'All my bookmarks',
  changed: 'The text of this highlight has changed',
  pageOf: (topic: string, page: number) => `${topic}, page ${page}`,
  summaryPage: (page: number) => `Summary, page ${page}`,
  card: (n: number) => `Flashcard ${n}`,
  questionOf: (test: string, n: number) => `${test}, question ${n}`,
  passageOf: (test: string) => `${test}, case`,
  written: (n: number) => `Written question ${n}`,
} as const);
