import type { ChapterRow, SubjectDraft, UpdatedSubject } from '@repo/contracts/content.drafts';
import type { CreateSubjectInput, ItemInput, UpdateSubjectInput } from '@repo/contracts/content.inputs';
import { byList } from '@repo/contracts/items/content-lists';
import * as tables from '@repo/db/schema';
import { asc, count, eq, max, sql } from 'drizzle-orm';
import type { DomainContext } from '#src/context.ts';
import { longTransaction, type Transaction } from '#src/transactions.ts';
import { moveToBin } from '../bin/move-to-bin.ts';
import { type ItemTable, itemTables } from '../item-tables.ts';
import { storePicture } from '../pictures/store-picture.ts';
import { assertSeen, definedFields, foundOne, nextChange } from './chapter-item.ts';
import { updateMessage } from './update-message.ts';

const { subjects, chapters } = tables;
const noun = 'Subject';
type Row = typeof subjects.$inferSelect;

/**
 * Counts the rows of a table in the outer query's chapter. Spelled out, because drizzle drops the table of a
 * select's columns.
 */
const countIn = (table: ItemTable) =>
  sql<number>`(select count(*)::int from ${table} where ${table}.chapter_id = chapters.id)`;
const pageCount = sql<number>`(select count(*)::int from topic_pages join topics
  on topics.id = topic_pages.topic_id where topics.chapter_id = chapters.id)`;

const { topics: _, ...countsOfLists } = byList((list) => countIn(itemTables[list]));

/** The chapters of one subject, or of all, without content: the list of the content tool. */
async function readChapterRows(
  tx: Transaction,
  subjectId?: string,
): Promise<(ChapterRow & { subjectId: string })[]> {
  const rows = await tx
    .select({
      subjectId: chapters.subjectId,
      _id: chapters.id,
      name: chapters.name,
      isAllContentAvailable: chapters.isAllContentAvailable,
      updatedAt: chapters.updatedAt,
      counts: {
        pages: pageCount,
        ...countsOfLists,
      },
    })
    .from(chapters)
    .where(subjectId === undefined ? undefined : eq(chapters.subjectId, subjectId))
    .orderBy(asc(chapters.position));
  return rows.map((row) => ({ ...row, updatedAt: row.updatedAt.toISOString() }));
}

type ChapterRows = Awaited<ReturnType<typeof readChapterRows>>;

function present(row: Row, chapterRows: ChapterRows): SubjectDraft {
  const { id, name, description, image, color, isAllContentAvailable, updatedAt } = row;
  const own = chapterRows.filter(({ subjectId }) => subjectId === id);
  return {
    _id: id,
    name,
    description,
    image,
    color,
    isAllContentAvailable,
    updatedAt: updatedAt.toISOString(),
    chapters: own.map(({ subjectId: _, ...chapter }) => chapter),
  };
}

const presentNow = async (tx: Transaction, row: Row) => present(row, await readChapterRows(tx, row.id));

/** Locks the subject to change. @throws NOT_FOUND, STALE_EDIT */
async function lock(tx: Transaction, { id, seenUpdatedAt }: ItemInput): Promise<Row> {
  const rows = await tx.select().from(subjects).where(eq(subjects.id, id)).for('update');
  return assertSeen(rows, noun, seenUpdatedAt, (row) => presentNow(tx, row));
}

/** All subjects in order, each with its chapters and the amount of content. */
export async function listSubjects(ctx: DomainContext): Promise<SubjectDraft[]> {
  return ctx.database.db.transaction(async (tx) => {
    const rows = await tx.select().from(subjects).orderBy(asc(subjects.position));
    const chapterRows = await readChapterRows(tx);
    return rows.map((row) => present(row, chapterRows));
  });
}

/**
 * Adds an empty subject at the end; students see it once it is marked available and published.
 * @throws TOO_LARGE, BAD_INPUT for its picture
 */
export async function createSubject(ctx: DomainContext, input: CreateSubjectInput): Promise<SubjectDraft> {
  const image = input.imageFile ? await storePicture(ctx, input.imageFile) : null;
  return ctx.database.db.transaction(async (tx) => {
    const [last] = await tx.select({ position: max(subjects.position) }).from(subjects);
    const position = last?.position == null ? 0 : Number(last.position) + 1;
    const { name, description } = input;
    const values = { id: ctx.ids.next(), name, description, image, position, updatedAt: ctx.clock.now() };
    return present(foundOne(await tx.insert(subjects).values(values).returning(), noun), []);
  });
}

/** Changes a subject's name, description, colour or availability. @throws NOT_FOUND, STALE_EDIT */
export async function updateSubject(ctx: DomainContext, input: UpdateSubjectInput): Promise<UpdatedSubject> {
  const { id, seenUpdatedAt: _, ...fields } = input;
  return ctx.database.db.transaction(async (tx) => {
    const before = await lock(tx, input);
    const updatedAt = nextChange(ctx, before);
    const rows = await tx
      .update(subjects)
      .set({ ...definedFields(fields), updatedAt })
      .where(eq(subjects.id, id))
      .returning();
    const subject = await presentNow(tx, foundOne(rows, noun));
    return { ...subject, message: updateMessage(noun, before, subject) };
  });
}

/**
 * Deletes a subject with its chapters and their items. Published content stays until the next publish,
 * students' results and progress forever.
 * @returns the subject as it was and how many chapters were deleted @throws NOT_FOUND, STALE_EDIT
 */
export async function deleteSubject(
  ctx: DomainContext,
  input: ItemInput,
): Promise<{ subject: SubjectDraft; deletedChapters: number }> {
  return longTransaction(ctx, async (tx) => {
    const row = await lock(tx, input);
    const subject = await presentNow(tx, row);
    const [chapterRows] = await tx
      .select({ n: count() })
      .from(chapters)
      .where(eq(chapters.subjectId, row.id));
    await moveToBin(ctx, tx, { kind: 'subjects', itemId: row.id });
    return { subject, deletedChapters: Number(chapterRows?.n ?? 0) };
  });
}
