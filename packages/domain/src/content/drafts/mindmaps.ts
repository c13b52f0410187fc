import type { Mindmap } from '@repo/contracts/content';
import type { CreateMindmapInput, ItemInput, UpdateMindmapInput } from '@repo/contracts/content.inputs';
import { mindmaps } from '@repo/db/schema';
import { asc, eq } from 'drizzle-orm';
import type { DomainContext } from '#src/context.ts';
import { presentMindmap } from '../present-content.ts';
import { assertDraftChapter, foundOne, newItem } from './chapter-item.ts';

const noun = 'Mindmap';

/** A chapter's mind maps in order. @throws NOT_FOUND for an unknown chapter */
export async function listMindmaps(ctx: DomainContext, input: { chapterId: string }): Promise<Mindmap[]> {
  return ctx.database.db.transaction(async (tx) => {
    await assertDraftChapter(tx, input.chapterId);
    const mine = eq(mindmaps.chapterId, input.chapterId);
    const rows = await tx.select().from(mindmaps).where(mine).orderBy(asc(mindmaps.position));
    return rows.map(presentMindmap);
  });
}

/** Adds a mind map at the end. @throws NOT_FOUND for an unknown chapter */
export async function createMindmap(ctx: DomainContext, input: CreateMindmapInput): Promise<Mindmap> {
  const { chapter, ...fields } = input;
  return ctx.database.db.transaction(async (tx) => {
    const item = await newItem(ctx, tx, mindmaps, chapter);
    const rows = await tx
      .insert(mindmaps)
      .values({ ...item, ...fields })
      .returning();
    return presentMindmap(foundOne(rows, noun));
  });
}

/** Replaces title, nodes and edges. @throws NOT_FOUND */
export async function updateMindmap(ctx: DomainContext, input: UpdateMindmapInput): Promise<Mindmap> {
  const { id, ...fields } = input;
  const rows = await ctx.database.db
    .update(mindmaps)
    .set({ ...fields, updatedAt: ctx.clock.now() })
    .where(eq(mindmaps.id, id))
    .returning();
  return presentMindmap(foundOne(rows, noun));
}

/** @returns the mind map as it was @throws NOT_FOUND */
export async function deleteMindmap(ctx: DomainContext, input: ItemInput): Promise<Mindmap> {
  const rows = await ctx.database.db.delete(mindmaps).where(eq(mindmaps.id, input.id)).returning();
  return presentMindmap(foundOne(rows, noun));
}
