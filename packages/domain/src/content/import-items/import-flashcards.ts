import type { ImportFlashcardsInput, ImportOutcome } from '@repo/contracts/import-export';
import { flashcards } from '@repo/db/schema';
import type { DomainContext } from '#src/context.ts';
import { newItem } from '../drafts/chapter-item.ts';
import { importedMessage, importOnce } from './import-once.ts';
import { readItems } from './read-items.ts';

/** Adds all cards of a file at the end of a chapter's list, or none. @throws NOT_FOUND, BAD_INPUT, CONFLICT */
export async function importFlashcards(
  ctx: DomainContext,
  input: ImportFlashcardsInput,
): Promise<ImportOutcome> {
  const cards = await readItems(ctx, 'flashcards', input);
  return importOnce(ctx, input, async (tx) => {
    const first = await newItem(ctx, tx, flashcards, input.chapterId);
    await tx.insert(flashcards).values(
      cards.map((card, index) => ({
        ...first,
        ...card,
        id: ctx.ids.next(),
        position: first.position + index,
      })),
    );
    return { imported: cards.length, testId: null, message: importedMessage(cards.length, 'flashcard') };
  });
}
