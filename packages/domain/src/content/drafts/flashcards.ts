import type { ChapterInput } from '@repo/contracts/content';
import type { FlashcardDraft } from '@repo/contracts/content.drafts';
import type { CreateFlashcardInput, ItemInput, UpdateFlashcardInput } from '@repo/contracts/content.inputs';
import { flashcards } from '@repo/db/schema';
import { eq } from 'drizzle-orm';
import type { DomainContext } from '#src/context.ts';
import type { Transaction } from '#src/transactions.ts';
import { assertSeen, definedFields, foundOne, listItems, newItem, nextChange } from './chapter-item.ts';
import { presentFlashcardDraft } from './present-content.ts';

const noun = 'Flashcard';

/** A chapter's cards in order. @throws NOT_FOUND for an unknown chapter */
export async function listFlashcards(ctx: DomainContext, input: ChapterInput): Promise<FlashcardDraft[]> {
  return ctx.database.db.transaction(async (tx) => {
    const rows = await listItems(tx, flashcards, input);
    return rows.map(presentFlashcardDraft);
  });
}

/** Adds a card at the end. @throws NOT_FOUND for an unknown chapter */
export async function createFlashcard(
  ctx: DomainContext,
  input: CreateFlashcardInput,
): Promise<FlashcardDraft> {
  const { chapter, ...fields } = input;
  return ctx.database.db.transaction(async (tx) => {
    const item = await newItem(ctx, tx, flashcards, chapter);
    const rows = await tx
      .insert(flashcards)
      .values({ ...item, ...fields })
      .returning();
    return presentFlashcardDraft(foundOne(rows, noun));
  });
}

/** The flashcard that is to be changed, under a lock. @throws NOT_FOUND, STALE_EDIT */
async function lock(tx: Transaction, { id, seenUpdatedAt }: ItemInput) {
  const rows = await tx.select().from(flashcards).where(eq(flashcards.id, id)).for('update');
  return assertSeen(rows, noun, seenUpdatedAt, presentFlashcardDraft);
}

/** Changes what is given. @throws NOT_FOUND, STALE_EDIT */
export async function updateFlashcard(
  ctx: DomainContext,
  input: UpdateFlashcardInput,
): Promise<FlashcardDraft> {
  const { id, seenUpdatedAt: _, ...fields } = input;
  return ctx.database.db.transaction(async (tx) => {
    const updatedAt = nextChange(ctx, await lock(tx, input));
    const rows = await tx
      .update(flashcards)
      .set({ ...definedFields(fields), updatedAt })
      .where(eq(flashcards.id, id))
      .returning();
    return presentFlashcardDraft(foundOne(rows, noun));
  });
}

/** @returns the flashcard as it was @throws NOT_FOUND, STALE_EDIT */
export async function deleteFlashcard(ctx: DomainContext, input: ItemInput): Promise<FlashcardDraft> {
  return ctx.database.db.transaction(async (tx) => {
    const row = await lock(tx, input);
    await tx.delete(flashcards).where(eq(flashcards.id, row.id));
    return presentFlashcardDraft(row);
  });
}
