import type { MarkedAbout } from '@repo/contracts/marks.rules';
import { texts } from '#src/platform/language/texts.ts';

/** Words of the list of a student's own marks. */
export const marksScreenCopy = texts('marksScreen', {
  title: 'My bookmarks',
  lead: 'Your bookmarks, highlights and notes. Only you see them.',
  search: 'Search your bookmarks',
  count: (count: number) => (count === 1 ? '1 bookmark' : `${count} bookmarks`),
  found: (count: number) =>
    count === 0 ? 'No results found' : count === 1 ? '1 result' : `${count} results`,
  nothingTitle: 'Nothing bookmarked yet',
  nothingText:
    'Select a piece of text while you read to highlight it, or tap Bookmark below a page, on a card or under the answer to a question. You will find it all here.',
  toSubjects: 'To my subjects',
  note: 'Note and more',
  noteOf: (what: string) => `Note and more, ${what}`,
  elsewhere: 'No longer among your chapters',
  gone: 'What you bookmarked is not there any more',
  abouts: {
    page: 'A page',
    card: 'A flashcard',
    question: 'A question',
    written: 'A written question',
  } satisfies Record<MarkedAbout, string>,
} as const);
