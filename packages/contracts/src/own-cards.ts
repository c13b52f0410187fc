import { z } from 'zod';
import { byKind } from './field-sentences.ts';
import { columnInteger, id, isoDate, wellFormedText } from './fields.ts';
import { ownCardBackMaxLength, ownCardFrontMaxLength } from './limits/own-cards.ts';
import { ownCardEmpty } from './messages/progress.ts';

/** A flashcard that a student wrote; the device makes its id. Both sides are plain text. */
export const ownCard = z.object({
  cardId: wellFormedText().min(1).max(64),
  chapterId: id,
  front: wellFormedText().max(ownCardFrontMaxLength, byKind),
  back: wellFormedText().max(ownCardBackMaxLength, byKind),
});
export type OwnCard = z.infer<typeof ownCard>;

const change = ownCard.extend({ isRemoved: z.boolean() });

/** A card as it is from now on, or that it is deleted. */
export const ownCardChange = change.refine(
  ({ isRemoved, front, back }) => isRemoved || (front.trim() !== '' && back.trim() !== ''),
  { error: ownCardEmpty },
);
export type OwnCardChange = z.infer<typeof ownCardChange>;

/** A card as the server has it. A deleted one has no words. */
export const savedOwnCard = change.extend({ changedAt: isoDate });
export type SavedOwnCard = z.infer<typeof savedOwnCard>;

/** `after`: the `last` of the previous reply; 0 at first. */
export const readOwnCardsInput = z.object({ after: columnInteger.min(0) });

/** Cards that changed since, in the order in which the changes came. `count`: all cards of the account that are not deleted. */
export const readOwnCards = z.object({
  items: z.array(savedOwnCard),
  last: z.int(),
  isMore: z.boolean(),
  count: z.int(),
});
export type ReadOwnCards = z.infer<typeof readOwnCards>;

/** A card in the account export. */
export const exportedOwnCard = z.object({ front: z.string(), back: z.string(), changedAt: isoDate });
