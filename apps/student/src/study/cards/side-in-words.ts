import type { LibraryFlashcard } from '#src/content/library/library.ts';
import { plainText } from '#src/content/plain-text/plain-text.ts';
import { isOwnCard } from '#src/study/own-cards/deck-card.ts';

type Card = Pick<LibraryFlashcard, '_id' | 'question' | 'answer'>;

/** One side of a card for announcements: without markup and TeX, and the student's own words as they are. */
export const sideInWords = (card: Card, side: 'question' | 'answer'): string =>
  isOwnCard(card) ? card[side] : plainText(card[side]);
