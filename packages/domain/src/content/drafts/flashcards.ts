import type { FlashcardDraft } from '@repo/contracts/content.drafts';
import type { CreateFlashcardInput, UpdateFlashcardInput } from '@repo/contracts/content.inputs';
import { flashcards } from '@repo/db/schema';
import { definedFields } from './chapter-item.ts';
import { itemVerbs } from './item-verbs.ts';
import { presentFlashcardDraft } from './present-content.ts';
import { storedVariants } from './stored-variants.ts';

/** A card's columns. */
export const cardColumns = <Card extends Pick<UpdateFlashcardInput, 'variants'>>({
  variants,
  ...fields
}: Card) => ({ ...fields, variants: storedVariants(variants) });

/** A chapter's cards. An update changes only the sides it contains. */
export const {
  list: listFlashcards,
  create: createFlashcard,
  update: updateFlashcard,
  remove: deleteFlashcard,
} = itemVerbs<typeof flashcards, CreateFlashcardInput, UpdateFlashcardInput, FlashcardDraft>({
  kind: 'flashcards',
  table: flashcards,
  noun: 'Flashcard',
  present: presentFlashcardDraft,
  columnsOf: cardColumns,
  changedColumnsOf: (fields) => definedFields(cardColumns(fields)),
});
