import type { MemeDraft } from '@repo/contracts/content.drafts';
import type { CreateMemeInput, ItemInput, UpdateMemeInput } from '@repo/contracts/content.inputs';
import { chapters, memes } from '@repo/db/schema';
import { asc, eq } from 'drizzle-orm';
import type { DomainContext, Transaction } from '#src/context.ts';
import { presentMemeDraft } from '../present-content.ts';
import { storePicture } from '../store-picture.ts';
import {
  assertDraftChapter,
  assertSeen,
  definedFields,
  foundOne,
  newItem,
  nextChange,
} from './chapter-item.ts';

const noun = 'Meme';

async function subjectOf(tx: Transaction, chapterId: string): Promise<string> {
  const rows = await tx
    .select({ subjectId: chapters.subjectId })
    .from(chapters)
    .where(eq(chapters.id, chapterId));
  return foundOne(rows, 'Chapter').subjectId;
}

/** The address that is meant: that of the uploaded file where there is one. */
async function imageOf(
  ctx: DomainContext,
  { imageUrl, imageFile }: Pick<UpdateMemeInput, 'imageUrl' | 'imageFile'>,
): Promise<string | undefined> {
  return imageFile ? storePicture(ctx, imageFile) : imageUrl;
}

/** A chapter's memes in order. @throws NOT_FOUND for an unknown chapter */
export async function listMemes(ctx: DomainContext, input: { chapterId: string }): Promise<MemeDraft[]> {
  return ctx.database.db.transaction(async (tx) => {
    await assertDraftChapter(tx, input.chapterId);
    const subjectId = await subjectOf(tx, input.chapterId);
    const mine = eq(memes.chapterId, input.chapterId);
    const rows = await tx.select().from(memes).where(mine).orderBy(asc(memes.position));
    return rows.map((row) => presentMemeDraft(row, subjectId));
  });
}

/** Adds a meme at the end. @throws NOT_FOUND for an unknown chapter */
export async function createMeme(ctx: DomainContext, input: CreateMemeInput): Promise<MemeDraft> {
  const imageUrl = (await imageOf(ctx, input)) ?? '';
  return ctx.database.db.transaction(async (tx) => {
    const item = await newItem(ctx, tx, memes, input.chapter);
    const { alt } = input;
    const rows = await tx
      .insert(memes)
      .values({ ...item, imageUrl, alt })
      .returning();
    return presentMemeDraft(foundOne(rows, noun), await subjectOf(tx, input.chapter));
  });
}

/** The meme that is to be changed, under a lock, and its subject. @throws NOT_FOUND, STALE_EDIT */
async function lock(tx: Transaction, { id, seenUpdatedAt }: ItemInput) {
  const rows = await tx.select().from(memes).where(eq(memes.id, id)).for('update');
  const subjectId = await subjectOf(tx, foundOne(rows, noun).chapterId);
  const row = await assertSeen(rows, noun, seenUpdatedAt, (now) => presentMemeDraft(now, subjectId));
  return { row, subjectId };
}

/** Changes what is given. @throws NOT_FOUND, STALE_EDIT */
export async function updateMeme(ctx: DomainContext, input: UpdateMemeInput): Promise<MemeDraft> {
  const { alt } = input;
  const imageUrl = await imageOf(ctx, input);
  return ctx.database.db.transaction(async (tx) => {
    const { row, subjectId } = await lock(tx, input);
    const rows = await tx
      .update(memes)
      .set({ ...definedFields({ imageUrl, alt }), updatedAt: nextChange(ctx, row) })
      .where(eq(memes.id, row.id))
      .returning();
    return presentMemeDraft(foundOne(rows, noun), subjectId);
  });
}

/** @returns the meme as it was @throws NOT_FOUND, STALE_EDIT */
export async function deleteMeme(ctx: DomainContext, input: ItemInput): Promise<MemeDraft> {
  return ctx.database.db.transaction(async (tx) => {
    const { row, subjectId } = await lock(tx, input);
    await tx.delete(memes).where(eq(memes.id, row.id));
    return presentMemeDraft(row, subjectId);
  });
}
