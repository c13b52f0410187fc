import type { ImportFlashcardsInput, ImportOutcome } from '@repo/contracts/import-export';
import { flashcards } from '@repo/db/schema';
import type { DomainContext } from '#src/context.ts';
import { newItem } from '../drafts/chapter-item.ts';
import { importedMessage, importOnce } from './import-once.ts';
import { readItems } from './read-items.ts';
import { lostPicturesMessage, storePicturesOf } from './store-pictures.ts';

/**
 * Adds all cards of a file except excluded ones at the end of a chapter's list, or none. Pictures of a deck
 * become figures.
 * @throws NOT_FOUND, BAD_INPUT, CONFLICT
 */
export async function importFlashcards(
  ctx: DomainContext,
  input: ImportFlashcardsInput,
): Promise<ImportOutcome> {
  const { items: cards, pictures } = await readItems(ctx, 'flashcards', input);
  return importOnce(ctx, input, async (tx) => {
    const first = await newItem(ctx, tx, flashcards, input.chapterId);
    const texts = cards.flatMap(({ question, answer }) => [question, answer]);
    const { withStored, lost } = await storePicturesOf(ctx, texts, pictures, tx);
    await tx.insert(flashcards).values(
      cards.map((card, index) => ({
        ...first,
        ...card,
        question: withStored(card.question),
        answer: withStored(card.answer),
        id: ctx.ids.next(),
        position: first.position + index,
      })),
    );
    const message = importedMessage(cards.length, 'flashcard') + lostPicturesMessage(lost);
    return { imported: cards.length, testId: null, message };
  });
}
