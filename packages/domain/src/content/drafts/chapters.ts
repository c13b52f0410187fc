import type { Chapter } from '@repo/contracts/content';
import type { CreateChapterInput, ItemInput, UpdateChapterInput } from '@repo/contracts/content.inputs';
import { messages } from '@repo/contracts/messages';
import { chapterProgress, chapters, subjects } from '@repo/db/schema';
import { countDistinct, eq, max } from 'drizzle-orm';
import type { DomainContext } from '#src/context.ts';
import { DomainError } from '#src/errors.ts';
import { readDrafts } from '../read-drafts.ts';
import { definedFields, foundOne } from './chapter-item.ts';

const noun = 'Chapter';

/** A subject's chapters with all their content, as drafts. @throws NOT_FOUND */
export async function listChapters(ctx: DomainContext, input: { subjectId: string }): Promise<Chapter[]> {
  const drafts = await ctx.database.db.transaction((tx) => readDrafts(tx));
  const subject = drafts.find((candidate) => candidate._id === input.subjectId);
  if (!subject) throw new DomainError('NOT_FOUND', messages.itemMissing('Subject'));
  return subject.chapters;
}

/** One chapter with all its content, as draft. @throws NOT_FOUND */
export async function getChapterDraft(ctx: DomainContext, chapterId: string): Promise<Chapter> {
  const drafts = await ctx.database.db.transaction((tx) => readDrafts(tx));
  const found = drafts.flatMap((subject) => subject.chapters).filter(({ _id }) => _id === chapterId);
  return foundOne(found, noun);
}

/** Adds an empty chapter at the end of a subject. @throws NOT_FOUND for an unknown subject */
export async function createChapter(ctx: DomainContext, input: CreateChapterInput): Promise<Chapter> {
  const id = ctx.ids.next();
  await ctx.database.db.transaction(async (tx) => {
    const [subject] = await tx
      .select({ id: subjects.id })
      .from(subjects)
      .where(eq(subjects.id, input.subject))
      .for('key share');
    if (!subject) throw new DomainError('NOT_FOUND', messages.itemMissing('Subject'));
    const [last] = await tx
      .select({ position: max(chapters.position) })
      .from(chapters)
      .where(eq(chapters.subjectId, subject.id));
    const position = last?.position == null ? 0 : Number(last.position) + 1;
    const values = { id, subjectId: subject.id, name: input.name, position, updatedAt: ctx.clock.now() };
    await tx.insert(chapters).values(values);
  });
  return getChapterDraft(ctx, id);
}

/** Renames a chapter or sets whether it is published with its subject. @throws NOT_FOUND */
export async function updateChapter(ctx: DomainContext, input: UpdateChapterInput): Promise<Chapter> {
  const { id, ...fields } = input;
  const rows = await ctx.database.db
    .update(chapters)
    .set({ ...definedFields(fields), updatedAt: ctx.clock.now() })
    .where(eq(chapters.id, id))
    .returning();
  foundOne(rows, noun);
  return getChapterDraft(ctx, id);
}

/**
 * Deletes a chapter's draft with all that stands in it. Students' progress and results stay, and so does what is
 * published until the next publish.
 * @returns the chapter as it was, and how many students have progress in it @throws NOT_FOUND
 */
export async function deleteChapter(
  ctx: DomainContext,
  input: ItemInput,
): Promise<{ chapter: Chapter; studentsWithProgress: number }> {
  const chapter = await getChapterDraft(ctx, input.id);
  const { db } = ctx.database;
  const [students] = await db
    .select({ n: countDistinct(chapterProgress.userId) })
    .from(chapterProgress)
    .where(eq(chapterProgress.chapterId, input.id));
  foundOne(await db.delete(chapters).where(eq(chapters.id, input.id)).returning(), noun);
  return { chapter, studentsWithProgress: Number(students?.n ?? 0) };
}
