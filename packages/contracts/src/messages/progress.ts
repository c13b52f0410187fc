import { marksMax } from '../limits/marks.ts';
import { ownCardsMax, ownCardsPerChapterMax } from '../limits/own-cards.ts';

/** Messages about study and marking (docs/product/wire.md#messages). */

export const completeDone = 'Chapter completed successfully!';
export const tooManyMarks = `You have ${marksMax.toLocaleString('en-IN')} bookmarks and highlights. Remove some that you no longer need to make new ones.`;
export const ownCardsNeedSuper = 'Your own flashcards are part of Super';
export const ownCardEmpty = 'Write something on both sides of the card.';
export const tooManyOwnCardsInChapter = `You have ${ownCardsPerChapterMax} cards of your own in this chapter. Delete some that you no longer need to write new ones.`;
export const tooManyOwnCards = `You have ${ownCardsMax.toLocaleString('en-IN')} cards of your own. Delete some that you no longer need to write new ones.`;
