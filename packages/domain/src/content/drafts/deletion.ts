import type { DeletionPreview } from '@repo/contracts/content.drafts';
import {
  chapterProgress,
  chapters,
  paperResults,
  subjects,
  testResults,
  writtenResults,
} from '@repo/db/schema';
import { arrayOverlaps, countDistinct, eq, inArray } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import type { DomainContext } from '#src/context.ts';
import type { Transaction } from '#src/transactions.ts';
import { foundOne } from './chapter-item.ts';

/**
 * How many students have read, finished, taken tests or papers, or answered written questions in any of these
 * chapters.
 */
export async function countStudents(tx: Transaction, chapterIds: readonly string[]): Promise<number> {
  if (chapterIds.length === 0) return 0;
  const ids = [...chapterIds];
  const students = union(
    tx
      .select({ userId: chapterProgress.userId })
      .from(chapterProgress)
      .where(inArray(chapterProgress.chapterId, ids)),
    tx.select({ userId: testResults.userId }).from(testResults).where(inArray(testResults.chapterId, ids)),
    tx
      .select({ userId: writtenResults.userId })
      .from(writtenResults)
      .where(inArray(writtenResults.chapterId, ids)),
    tx
      .select({ userId: paperResults.userId })
      .from(paperResults)
      .where(arrayOverlaps(paperResults.chapterIds, ids)),
  ).as('students');
  const [row] = await tx.select({ n: countDistinct(students.userId) }).from(students);
  return Number(row?.n ?? 0);
}

/** What deleting a subject would remove, and how many students have work in it. @throws NOT_FOUND */
export async function previewSubjectDeletion(
  ctx: DomainContext,
  { id }: { id: string },
): Promise<DeletionPreview> {
  return ctx.database.db.transaction(async (tx) => {
    foundOne(await tx.select({ id: subjects.id }).from(subjects).where(eq(subjects.id, id)), 'Subject');
    const rows = await tx.select({ id: chapters.id }).from(chapters).where(eq(chapters.subjectId, id));
    const students = await countStudents(
      tx,
      rows.map((row) => row.id),
    );
    return { chapters: rows.length, studentsWithProgress: students };
  });
}

/**
 * The consequences of deleting one chapter.
 * @throws NOT_FOUND
 */
export async function previewChapterDeletion(
  ctx: DomainContext,
  { id }: { id: string },
): Promise<DeletionPreview> {
  return ctx.database.db.transaction(async (tx) => {
    foundOne(await tx.select({ id: chapters.id }).from(chapters).where(eq(chapters.id, id)), 'Chapter');
    return { chapters: 1, studentsWithProgress: await countStudents(tx, [id]) };
  });
}
