/** A student's own flashcards; units are in the names (docs/product/content.md#own-flashcards). */

/** Cards that one student has at most. */
export const ownCardsMax = 2_000;
/** Cards that one student has at most in a chapter. */
export const ownCardsPerChapterMax = 200;
/** Deleted cards that the server remembers of one student, so that other devices delete them too. */
export const removedOwnCardsMax = 500;
/** Maximum length of each side of a card, in characters. */
export const ownCardFrontMaxLength = 300;
export const ownCardBackMaxLength = 1_000;
/** Cards per reply; the next request reads those after them. */
export const ownCardsReadMax = 100;
