import type { Subject } from '@repo/contracts/content';
import type { CreateSubjectInput, ItemInput, UpdateSubjectInput } from '@repo/contracts/content.inputs';
import { chapters, subjects } from '@repo/db/schema';
import { asc, count, eq, max } from 'drizzle-orm';
import type { DomainContext } from '#src/context.ts';
import { storePicture } from '../store-picture.ts';
import { definedFields, foundOne } from './chapter-item.ts';

/** A subject as the content tool lists it: its chapters are read when it is opened. */
export type SubjectDraft = Omit<Subject, 'chapters'> & { chapters: { _id: string; name: string }[] };

const noun = 'Subject';

async function present(ctx: DomainContext, row: typeof subjects.$inferSelect): Promise<SubjectDraft> {
  const rows = await ctx.database.db
    .select({ _id: chapters.id, name: chapters.name })
    .from(chapters)
    .where(eq(chapters.subjectId, row.id))
    .orderBy(asc(chapters.position));
  const { id, name, description, image, color, isAllContentAvailable } = row;
  return { _id: id, name, description, image, color, isAllContentAvailable, chapters: rows };
}

/** All subjects in their order, each with the names of its chapters. */
export async function listSubjects(ctx: DomainContext): Promise<SubjectDraft[]> {
  const rows = await ctx.database.db.select().from(subjects).orderBy(asc(subjects.position));
  return Promise.all(rows.map((row) => present(ctx, row)));
}

/**
 * Adds an empty subject at the end; students see it once it is marked available and published.
 * @throws TOO_LARGE, BAD_INPUT for its picture
 */
export async function createSubject(ctx: DomainContext, input: CreateSubjectInput): Promise<SubjectDraft> {
  const image = input.imageFile ? await storePicture(ctx, input.imageFile) : null;
  const row = await ctx.database.db.transaction(async (tx) => {
    const [last] = await tx.select({ position: max(subjects.position) }).from(subjects);
    const position = last?.position == null ? 0 : Number(last.position) + 1;
    const { name, description } = input;
    const values = { id: ctx.ids.next(), name, description, image, position, updatedAt: ctx.clock.now() };
    return foundOne(await tx.insert(subjects).values(values).returning(), noun);
  });
  return present(ctx, row);
}

/** Changes a subject's name, colour, picture or availability. @throws NOT_FOUND */
export async function updateSubject(ctx: DomainContext, input: UpdateSubjectInput): Promise<SubjectDraft> {
  const { id, ...fields } = input;
  const rows = await ctx.database.db
    .update(subjects)
    .set({ ...definedFields(fields), updatedAt: ctx.clock.now() })
    .where(eq(subjects.id, id))
    .returning();
  return present(ctx, foundOne(rows, noun));
}

/**
 * Deletes a subject with its chapters and all that stands in them. What was published stays until the next publish,
 * students' results and progress for ever.
 * @returns the subject as it was and how many chapters went with it @throws NOT_FOUND
 */
export async function deleteSubject(
  ctx: DomainContext,
  input: ItemInput,
): Promise<{ subject: SubjectDraft; deletedChapters: number }> {
  const { db } = ctx.database;
  const [row] = await db.select().from(subjects).where(eq(subjects.id, input.id));
  const subject = await present(ctx, foundOne(row ? [row] : [], noun));
  return db.transaction(async (tx) => {
    const [chapterRows] = await tx
      .select({ n: count() })
      .from(chapters)
      .where(eq(chapters.subjectId, input.id));
    foundOne(await tx.delete(subjects).where(eq(subjects.id, input.id)).returning(), noun);
    return { subject, deletedChapters: Number(chapterRows?.n ?? 0) };
  });
}
