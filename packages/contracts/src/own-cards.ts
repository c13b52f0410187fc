import { z } from 'zod';
import { byKind } from './field-sentences.ts';
import { id, wellFormedText } from './fields.ts';
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

/** An own card's new state, or its deletion. */
export const ownCardChange = ownCard
  .extend({ isRemoved: z.boolean() })
  .refine(({ isRemoved, front, back }) => isRemoved || (front.trim() !== '' && back.trim() !== ''), {
    error: ownCardEmpty,
  });
export type OwnCardChange = z.infer<typeof ownCardChange>;
