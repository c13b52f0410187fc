import type { Standing } from '@repo/contracts/progress';
import { chapterProgress, testResults, writtenResults } from '@repo/db/schema';
import { desc, eq } from 'drizzle-orm';
import type { UserContext } from '#src/context.ts';

/** The newest quiz of each chapter. */
const newestQuizzes = ({ database: { db }, user }: UserContext) =>
  db
    .selectDistinctOn([testResults.chapterId], {
      chapterId: testResults.chapterId,
      isPassed: testResults.isPassed,
      createdAt: testResults.createdAt,
    })
    .from(testResults)
    .where(eq(testResults.userId, user.id))
    .orderBy(testResults.chapterId, desc(testResults.createdAt), desc(testResults.id));

const chaptersWithWritten = ({ database: { db }, user }: UserContext) =>
  db
    .selectDistinct({ chapterId: writtenResults.chapterId })
    .from(writtenResults)
    .where(eq(writtenResults.userId, user.id));

/**
 * Which published chapters the student has finished, and the one read or finished last. For equal times, the
 * first in the order of the content. Also the newest quiz of each chapter, and where written questions were
 * answered.
 */
export async function getStanding(ctx: UserContext): Promise<Standing> {
  const version = await ctx.published.current();
  const [rows, quizzes, written] = await Promise.all([
    ctx.database.db.select().from(chapterProgress).where(eq(chapterProgress.userId, ctx.user.id)),
    newestQuizzes(ctx),
    chaptersWithWritten(ctx),
  ]);
  const byChapter = new Map(rows.map((row) => [row.chapterId, row]));
  const records = (version?.outline ?? []).flatMap(({ _id: subjectId, chapters }) =>
    chapters.flatMap(({ _id }) => {
      const row = byChapter.get(_id);
      return row ? [{ ...row, subjectId }] : [];
    }),
  );
  const last = records.reduce<(typeof records)[number] | null>(
    (newest, row) => (newest === null || row.updatedAt > newest.updatedAt ? row : newest),
    null,
  );
  return {
    completed: records.filter(({ completedAt }) => completedAt !== null).map(({ chapterId }) => chapterId),
    last: last && {
      subjectId: last.subjectId,
      chapterId: last.chapterId,
      notesProgress: {
        currentTopicIndex: last.currentTopicIndex,
        currentPageIndex: last.currentPageIndex,
      },
      at: last.updatedAt.toISOString(),
    },
    quizzes: quizzes.map(({ createdAt, ...quiz }) => ({ ...quiz, at: createdAt.toISOString() })),
    written: written.map(({ chapterId }) => chapterId),
  };
}
