import type { ChapterInput } from '@repo/contracts/content';
import type { MindmapDraft } from '@repo/contracts/content.drafts';
import type { CreateMindmapInput, ItemInput, UpdateMindmapInput } from '@repo/contracts/content.inputs';
import { mindmaps } from '@repo/db/schema';
import { eq } from 'drizzle-orm';
import type { DomainContext } from '#src/context.ts';
import type { Transaction } from '#src/transactions.ts';
import { assertSeen, foundOne, listItems, newItem, nextChange } from './chapter-item.ts';
import { presentMindmapDraft } from './present-content.ts';

const noun = 'Mindmap';

/** A chapter's mind maps in order. @throws NOT_FOUND for an unknown chapter */
export async function listMindmaps(ctx: DomainContext, input: ChapterInput): Promise<MindmapDraft[]> {
  return ctx.database.db.transaction(async (tx) => {
    const rows = await listItems(tx, mindmaps, input);
    return rows.map(presentMindmapDraft);
  });
}

/** Adds a mind map at the end. @throws NOT_FOUND for an unknown chapter */
export async function createMindmap(ctx: DomainContext, input: CreateMindmapInput): Promise<MindmapDraft> {
  const { chapter, ...fields } = input;
  return ctx.database.db.transaction(async (tx) => {
    const item = await newItem(ctx, tx, mindmaps, chapter);
    const rows = await tx
      .insert(mindmaps)
      .values({ ...item, ...fields })
      .returning();
    return presentMindmapDraft(foundOne(rows, noun));
  });
}

/** The mind map that is to be changed, under a lock. @throws NOT_FOUND, STALE_EDIT */
async function lock(tx: Transaction, { id, seenUpdatedAt }: ItemInput) {
  const rows = await tx.select().from(mindmaps).where(eq(mindmaps.id, id)).for('update');
  return assertSeen(rows, noun, seenUpdatedAt, presentMindmapDraft);
}

/** Replaces title, nodes and edges. @throws NOT_FOUND, STALE_EDIT */
export async function updateMindmap(ctx: DomainContext, input: UpdateMindmapInput): Promise<MindmapDraft> {
  const { id, seenUpdatedAt: _, ...fields } = input;
  return ctx.database.db.transaction(async (tx) => {
    const updatedAt = nextChange(ctx, await lock(tx, input));
    const rows = await tx
      .update(mindmaps)
      .set({ ...fields, updatedAt })
      .where(eq(mindmaps.id, id))
      .returning();
    return presentMindmapDraft(foundOne(rows, noun));
  });
}

/** @returns the mind map as it was @throws NOT_FOUND, STALE_EDIT */
export async function deleteMindmap(ctx: DomainContext, input: ItemInput): Promise<MindmapDraft> {
  return ctx.database.db.transaction(async (tx) => {
    const row = await lock(tx, input);
    await tx.delete(mindmaps).where(eq(mindmaps.id, row.id));
    return presentMindmapDraft(row);
  });
}
