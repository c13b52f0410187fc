import type { AccountExport } from '@repo/contracts/account-export';
import { marksMax } from '@repo/contracts/limits/marks';
import { ownCardsMax, ownCardsPerChapterMax } from '@repo/contracts/limits/own-cards';
import type { SavedKind } from '@repo/contracts/saved.rules';
import { texts } from '#src/platform/language/texts.ts';

const inIndia = (n: number) => n.toLocaleString('en-IN');
const once = (count: number, verb: string) =>
  `Once you ${verb} others, ${count === 1 ? 'it is' : 'they are'} saved too.`;

type Words = { refused: string; onlyHere: (count: number) => string };

/** What a student reads when the server refused things: in a message, where the server's reason follows, and above a list. */
export const savedCopy = texts('saved', {
  mark: {
    refused: 'A bookmark could not be saved.',
    onlyHere: (count: number) =>
      `${count === 1 ? '1 bookmark is' : `${count} bookmarks are`} on this device alone: an account holds ${inIndia(marksMax)}. ${once(count, 'remove')}`,
  },
  ownCard: {
    refused: 'A card that you wrote could not be saved.',
    onlyHere: (count: number) =>
      `${count === 1 ? '1 card is' : `${count} cards are`} on this device alone: an account holds ${inIndia(ownCardsMax)}, and a chapter ${ownCardsPerChapterMax}. ${once(count, 'delete')}`,
  },
} satisfies Record<SavedKind, Words>);

const abouts = { page: 'page', card: 'flashcard', question: 'question', written: 'written question' };

type Exported<Kind extends SavedKind> = AccountExport[`${Kind}s`][number];
type Details<Thing> = {
  /** On the page about what is stored. */
  what: string;
  /** In the account archive: its part's title, and the columns between chapter and date. */
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
