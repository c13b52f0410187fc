import type { AccountExport } from '@repo/contracts/account-export';
import type { SavedKind } from '@repo/contracts/saved.rules';

const abouts = { page: 'page', card: 'flashcard', question: 'question', written: 'written question' };

type Exported<Kind extends SavedKind> = AccountExport[`${Kind}s`][number];
type Details<Thing> = {
  /** Title on the page about stored data. */
  what: string;
  /** For the account archive: the section's title, and the columns between chapter and date. */
  title: string;
  columns: Record<string, (thing: Thing) => string>;
};

export const savedDetails: { [Kind in SavedKind]: Details<Exported<Kind>> } = {
  mark: {
    what: 'your bookmarks and highlights with your notes to them',
    title: 'Your bookmarks and highlights',
    columns: {
      'What you marked': ({ kind, about }) => `${kind} on a ${abouts[about]}`,
      Text: ({ quote }) => quote.exact,
      'Your note': ({ note }) => note,
    },
  },
  ownCard: {
    what: 'flashcards that you wrote',
    title: 'Flashcards you wrote',
    columns: { Front: ({ front }) => front, Back: ({ back }) => back },
  },
};
