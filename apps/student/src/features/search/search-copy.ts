import { texts } from '#src/platform/language/texts.ts';

/** Texts in `hinglish` are Hindi in Latin script, and marked as such on the page. */
export const searchCopy = texts('search', {
  title: 'Search',
  label: 'Search your chapters',
  placeholder: 'ohm, acid, GDP …',
  preparing: 'Preparing search…',
  failed: 'The search could not be opened. Check your internet connection and try again.',
  retry: 'Retry',
  none: 'No results found',
  count: (count: number) => `${count} ${count === 1 ? 'result' : 'results'}`,
  locked: 'Locked',
  kinds: {
    chapter: 'Chapter',
    page: 'Explanation',
    summary: 'Summary',
    flashcard: 'Flashcard',
    written: 'Written question',
    mark: 'My bookmark',
    ownCard: 'My flashcard',
  },
  pageOf: (topic: string, page: number) => `${topic}, page ${page}`,
  summaryPage: (page: number) => `Page ${page}`,
  hinglish: {
    hint: 'Jo yaad nahi aa raha, uska ek shabd likho.',
    noneHint: 'Chhota shabd ya doosri spelling try karo.',
  },
} as const);
