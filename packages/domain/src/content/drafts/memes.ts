import type { Meme } from '@repo/contracts/content';
import type { CreateMemeInput, ItemInput, UpdateMemeInput } from '@repo/contracts/content.inputs';
import { chapters, memes } from '@repo/db/schema';
import { asc, eq } from 'drizzle-orm';
import type { DomainContext, Transaction } from '#src/context.ts';
import { presentMeme } from '../present-content.ts';
import { storePicture } from '../store-picture.ts';
import { assertDraftChapter, definedFields, foundOne, newItem } from './chapter-item.ts';

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
export async function listMemes(ctx: DomainContext, input: { chapterId: string }): Promise<Meme[]> {
  return ctx.database.db.transaction(async (tx) => {
    await assertDraftChapter(tx, input.chapterId);
    const subjectId = await subjectOf(tx, input.chapterId);
    const mine = eq(memes.chapterId, input.chapterId);
    const rows = await tx.select().from(memes).where(mine).orderBy(asc(memes.position));
    return rows.map((row) => presentMeme(row, subjectId));
  });
}

/** Adds a meme at the end. @throws NOT_FOUND for an unknown chapter */
export async function createMeme(ctx: DomainContext, input: CreateMemeInput): Promise<Meme> {
  const imageUrl = (await imageOf(ctx, input)) ?? '';
  return ctx.database.db.transaction(async (tx) => {
    const item = await newItem(ctx, tx, memes, input.chapter);
    const { alt } = input;
    const rows = await tx
      .insert(memes)
      .values({ ...item, imageUrl, alt })
      .returning();
    return presentMeme(foundOne(rows, noun), await subjectOf(tx, input.chapter));
  });
}

/** Changes what is given. @throws NOT_FOUND */
export async function updateMeme(ctx: DomainContext, input: UpdateMemeInput): Promise<Meme> {
  const { id, imageFile: _, ...fields } = { ...input, imageUrl: await imageOf(ctx, input) };
  return ctx.database.db.transaction(async (tx) => {
    const rows = await tx
      .update(memes)
      .set({ ...definedFields(fields), updatedAt: ctx.clock.now() })
      .where(eq(memes.id, id))
      .returning();
    const row = foundOne(rows, noun);
    return presentMeme(row, await subjectOf(tx, row.chapterId));
  });
}

/** @returns the meme as it was @throws NOT_FOUND */
export async function deleteMeme(ctx: DomainContext, input: ItemInput): Promise<Meme> {
  return ctx.database.db.transaction(async (tx) => {
    const row = foundOne(await tx.delete(memes).where(eq(memes.id, input.id)).returning(), noun);
    return presentMeme(row, await subjectOf(tx, row.chapterId));
  });
}
