import type { ChapterInput } from '@repo/contracts/content';
import type { MemeDraft } from '@repo/contracts/content.drafts';
import type { CreateMemeInput, ItemInput, UpdateMemeInput } from '@repo/contracts/content.inputs';
import { chapters, memes } from '@repo/db/schema';
import { eq } from 'drizzle-orm';
import type { DomainContext } from '#src/context.ts';
import type { Transaction } from '#src/transactions.ts';
import { moveToBin } from '../bin/move-to-bin.ts';
import { presentItemDraft } from '../kinds/index.ts';
import { storePicture } from '../pictures/store-picture.ts';
import { assertSeen, definedFields, foundOne, listItems, newItem, nextChange } from './chapter-item.ts';

const noun = 'Meme';

const presentMemeDraft = (row: typeof memes.$inferSelect, subjectId: string): MemeDraft =>
  presentItemDraft('memes', row, { pages: [], subjectId });

async function subjectOf(tx: Transaction, chapterId: string): Promise<string> {
  const rows = await tx
    .select({ subjectId: chapters.subjectId })
    .from(chapters)
    .where(eq(chapters.id, chapterId));
  return foundOne(rows, 'Chapter').subjectId;
}

/** The uploaded file's address if there is one, else the given address. */
async function imageOf(
  ctx: DomainContext,
  { imageUrl, imageFile }: Pick<UpdateMemeInput, 'imageUrl' | 'imageFile'>,
): Promise<string | undefined> {
  return imageFile ? storePicture(ctx, imageFile) : imageUrl;
}

/** A chapter's memes in order. @throws NOT_FOUND for an unknown chapter */
export async function listMemes(ctx: DomainContext, input: ChapterInput): Promise<MemeDraft[]> {
  return ctx.database.db.transaction(async (tx) => {
    const rows = await listItems(tx, memes, input);
    const subjectId = await subjectOf(tx, input.chapterId);
    return rows.map((row) => presentMemeDraft(row, subjectId));
  });
}

/** Adds a meme at the end. @throws NOT_FOUND for an unknown chapter */
export async function createMeme(ctx: DomainContext, input: CreateMemeInput): Promise<MemeDraft> {
  const { chapter, subject: _, imageFile: __, ...fields } = input;
  const imageUrl = (await imageOf(ctx, input)) ?? '';
  return ctx.database.db.transaction(async (tx) => {
    const item = await newItem(ctx, tx, memes, chapter);
    const rows = await tx
      .insert(memes)
      .values({ ...item, ...fields, imageUrl })
      .returning();
    return presentMemeDraft(foundOne(rows, noun), await subjectOf(tx, chapter));
  });
}

/** Locks the meme to change, and reads its subject. @throws NOT_FOUND, STALE_EDIT */
async function lock(tx: Transaction, { id, seenUpdatedAt }: ItemInput) {
  const rows = await tx.select().from(memes).where(eq(memes.id, id)).for('update');
  const subjectId = await subjectOf(tx, foundOne(rows, noun).chapterId);
  const row = await assertSeen(rows, noun, seenUpdatedAt, (now) => presentMemeDraft(now, subjectId));
  return { row, subjectId };
}

/** Changes the given fields. @throws NOT_FOUND, STALE_EDIT */
export async function updateMeme(ctx: DomainContext, input: UpdateMemeInput): Promise<MemeDraft> {
  const { id: _, seenUpdatedAt: __, imageFile: ___, ...fields } = input;
  const imageUrl = await imageOf(ctx, input);
  return ctx.database.db.transaction(async (tx) => {
    const { row, subjectId } = await lock(tx, input);
    const rows = await tx
      .update(memes)
      .set({ ...definedFields({ ...fields, imageUrl }), updatedAt: nextChange(ctx, row) })
      .where(eq(memes.id, row.id))
      .returning();
    return presentMemeDraft(foundOne(rows, noun), subjectId);
  });
}

/** @returns the meme as it was @throws NOT_FOUND, STALE_EDIT */
export async function deleteMeme(ctx: DomainContext, input: ItemInput): Promise<MemeDraft> {
  return ctx.database.db.transaction(async (tx) => {
    const { row, subjectId } = await lock(tx, input);
    await moveToBin(ctx, tx, { kind: 'memes', itemId: row.id });
    return presentMemeDraft(row, subjectId);
  });
}
