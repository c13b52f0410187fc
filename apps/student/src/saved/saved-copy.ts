import { marksMax } from '@repo/contracts/limits/marks';
import { ownCardsMax, ownCardsPerChapterMax } from '@repo/contracts/limits/own-cards';
import { texts } from '#src/language/texts.ts';
import type { SavedKind } from '#src/storage/kept-marks.ts';

const inIndia = (n: number) => n.toLocaleString('en-IN');
const once = (count: number, verb: string) =>
  `Once you ${verb} others, ${count === 1 ? 'it is' : 'they are'} saved too.`;

/** The sentence a student reads when the server refused a thing, by kind. */
export const savedCopy = texts('saved', {
  mark: (count: number) =>
    `${count === 1 ? '1 bookmark is' : `${count} bookmarks are`} on this device alone: an account holds ${inIndia(marksMax)}. ${once(count, 'remove')}`,
  ownCard: (count: number) =>
    `${count === 1 ? '1 card is' : `${count} cards are`} on this device alone: an account holds ${inIndia(ownCardsMax)}, and a chapter ${ownCardsPerChapterMax}. ${once(count, 'delete')}`,
} satisfies Record<SavedKind, (count: number) => string>);
