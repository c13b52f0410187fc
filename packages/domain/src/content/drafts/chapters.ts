import type { ChapterDraft, UpdatedChapter } from '@repo/contracts/content.drafts';
import type { CreateChapterInput, ItemInput, UpdateChapterInput } from '@repo/contracts/content.inputs';
import { chapters, subjects } from '@repo/db/schema';
import { asc, eq, max } from 'drizzle-orm';
import type { DomainContext } from '#src/context.ts';
import { longTransaction, type Transaction } from '#src/transactions.ts';
import { moveToBin } from '../bin/move-to-bin.ts';
import { assertSeen, definedFields, foundOne, nextChange } from './chapter-item.ts';
import { countStudents } from './deletion.ts';
import { readChapterDrafts } from './read-drafts.ts';
import { updateMessage } from './update-message.ts';

const noun = 'Chapter';

const readOne = async (tx: Transaction, id: string) => foundOne(await readChapterDrafts(tx, [id]), noun);

/** A subject's chapters with all their content, as drafts. @throws NOT_FOUND */
export async function listChapters(
  ctx: DomainContext,
  input: { subjectId: string },
): Promise<ChapterDraft[]> {
  return ctx.database.db.transaction(async (tx) => {
    const mine = eq(subjects.id, input.subjectId);
    foundOne(await tx.select({ id: subjects.id }).from(subjects).where(mine), 'Subject');
    const rows = await tx
      .select({ id: chapters.id })
      .from(chapters)
      .where(eq(chapters.subjectId, input.subjectId))
      .orderBy(asc(chapters.position));
    return readChapterDrafts(
      tx,
      rows.map((row) => row.id),
    );
  });
}

/** Locks the chapter to change. @throws NOT_FOUND, STALE_EDIT */
async function lock(tx: Transaction, { id, seenUpdatedAt }: ItemInput) {
  const rows = await tx.select().from(chapters).where(eq(chapters.id, id)).for('update');
  return assertSeen(rows, noun, seenUpdatedAt, (row) => readOne(tx, row.id));
}

/** Adds an empty chapter at the end of a subject. @throws NOT_FOUND for an unknown subject */
export async function createChapter(ctx: DomainContext, input: CreateChapterInput): Promise<ChapterDraft> {
  const id = ctx.ids.next();
  return ctx.database.db.transaction(async (tx) => {
    const mine = eq(subjects.id, input.subject);
    const found = await tx.select({ id: subjects.id }).from(subjects).where(mine).for('no key update');
    const subject = foundOne(found, 'Subject');
    const [last] = await tx
      .select({ position: max(chapters.position) })
      .from(chapters)
      .where(eq(chapters.subjectId, subject.id));
    const position = last?.position == null ? 0 : Number(last.position) + 1;
    const values = { id, subjectId: subject.id, name: input.name, position, updatedAt: ctx.clock.now() };
    await tx.insert(chapters).values(values);
    return readOne(tx, id);
  });
}

/** Renames a chapter or sets whether it is published with its subject. @throws NOT_FOUND, STALE_EDIT */
export async function updateChapter(ctx: DomainContext, input: UpdateChapterInput): Promise<UpdatedChapter> {
  const { id, seenUpdatedAt: _, ...fields } = input;
  return ctx.database.db.transaction(async (tx) => {
    const before = await lock(tx, input);
    const updatedAt = nextChange(ctx, before);
    await tx
      .update(chapters)
      .set({ ...definedFields(fields), updatedAt })
      .where(eq(chapters.id, id));
    const chapter = await readOne(tx, id);
    return { ...chapter, message: updateMessage(noun, before, chapter) };
  });
}

/**
 * Deletes a chapter's draft with its items. Students' progress and results stay, as does the published
 * content until the next publish.
 * @returns the chapter as it was, and how many students have progress or results in it @throws NOT_FOUND,
 * STALE_EDIT
 */
export async function deleteChapter(
  ctx: DomainContext,
  input: ItemInput,
): Promise<{ chapter: ChapterDraft; studentsWithProgress: number }> {
  return longTransaction(ctx, async (tx) => {
    await lock(tx, input);
    const chapter = await readOne(tx, input.id);
    const studentsWithProgress = await countStudents(tx, [input.id]);
    await moveToBin(ctx, tx, { kind: 'chapters', itemId: input.id });
    return { chapter, studentsWithProgress };
  });
}
