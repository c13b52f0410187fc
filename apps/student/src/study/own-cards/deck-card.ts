import type { OwnCard } from '@repo/contracts/own-cards';
import type { LibraryFlashcard } from '#src/content/library/library.ts';

const prefix = 'own ';

/** Whether the student wrote this card of a deck: it is plain text, and has no bookmark and no report. */
export const isOwnCard = ({ _id }: { _id: string }): boolean => _id.startsWith(prefix);

/** A chapter's own cards in the order of its deck, oldest first. */
export const ownCardsOf = <Card extends OwnCard>(cards: readonly Card[], chapterId: string): Card[] =>
  cards
    .filter((card) => card.chapterId === chapterId)
    .sort((one, other) => (one.cardId < other.cardId ? -1 : 1));

/** An own card as decks and the revision take it. */
export const deckCardOf = ({ cardId, chapterId, front, back }: OwnCard): LibraryFlashcard => ({
  ...{ _id: `${prefix}${cardId}`, chapterId, chapterName: '', chapter: { _id: chapterId } },
  ...{ question: front, answer: back, difficulty: 'medium' },
});
