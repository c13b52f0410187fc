import type { Flashcard } from '@repo/contracts/content';
import type { CreateFlashcardInput, ItemInput, UpdateFlashcardInput } from '@repo/contracts/content.inputs';
import { flashcards } from '@repo/db/schema';
import { asc, eq } from 'drizzle-orm';
import type { DomainContext } from '#src/context.ts';
import { presentFlashcard } from '../present-content.ts';
import { assertDraftChapter, definedFields, foundOne, newItem } from './chapter-item.ts';

const noun = 'Flashcard';

/** A chapter's cards in order. @throws NOT_FOUND for an unknown chapter */
export async function listFlashcards(ctx: DomainContext, input: { chapterId: string }): Promise<Flashcard[]> {
  return ctx.database.db.transaction(async (tx) => {
    await assertDraftChapter(tx, input.chapterId);
    const mine = eq(flashcards.chapterId, input.chapterId);
    const rows = await tx.select().from(flashcards).where(mine).orderBy(asc(flashcards.position));
    return rows.map(presentFlashcard);
  });
}

/** Adds a card at the end. @throws NOT_FOUND for an unknown chapter */
export async function createFlashcard(ctx: DomainContext, input: CreateFlashcardInput): Promise<Flashcard> {
  const { chapter, ...fields } = input;
  return ctx.database.db.transaction(async (tx) => {
    const item = await newItem(ctx, tx, flashcards, chapter);
    const rows = await tx
      .insert(flashcards)
      .values({ ...item, ...fields })
      .returning();
    return presentFlashcard(foundOne(rows, noun));
  });
}

/** Changes what is given. @throws NOT_FOUND */
export async function updateFlashcard(ctx: DomainContext, input: UpdateFlashcardInput): Promise<Flashcard> {
  const { id, ...fields } = input;
  const rows = await ctx.database.db
    .update(flashcards)
    .set({ ...definedFields(fields), updatedAt: ctx.clock.now() })
    .where(eq(flashcards.id, id))
    .returning();
  return presentFlashcard(foundOne(rows, noun));
}

/** @returns the card as it was @throws NOT_FOUND */
export async function deleteFlashcard(ctx: DomainContext, input: ItemInput): Promise<Flashcard> {
  const rows = await ctx.database.db.delete(flashcards).where(eq(flashcards.id, input.id)).returning();
  return presentFlashcard(foundOne(rows, noun));
}
