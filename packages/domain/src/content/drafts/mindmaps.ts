import type { MindmapDraft } from '@repo/contracts/content.drafts';
import type { CreateMindmapInput, ItemInput, UpdateMindmapInput } from '@repo/contracts/content.inputs';
import { mindmaps } from '@repo/db/schema';
import { asc, eq } from 'drizzle-orm';
import type { DomainContext, Transaction } from '#src/context.ts';
import { presentMindmapDraft } from '../present-content.ts';
import { assertDraftChapter, assertSeen, foundOne, newItem, nextChange } from './chapter-item.ts';

const noun = 'Mindmap';

/** A chapter's mind maps in order. @throws NOT_FOUND for an unknown chapter */
export async function listMindmaps(
  ctx: DomainContext,
  input: { chapterId: string },
): Promise<MindmapDraft[]> {
  return ctx.database.db.transaction(async (tx) => {
    await assertDraftChapter(tx, input.chapterId);
    const mine = eq(mindmaps.chapterId, input.chapterId);
    const rows = await tx.select().from(mindmaps).where(mine).orderBy(asc(mindmaps.position));
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
