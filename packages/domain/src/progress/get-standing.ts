import type { Standing } from '@repo/contracts/progress';
import { chapterProgress } from '@repo/db/schema';
import { eq } from 'drizzle-orm';
import type { UserContext } from '#src/context.ts';

/**
 * Which published chapters the student has finished, and the one read or finished last. For equal times, the
 * first in the order of the content.
 */
export async function getStanding(ctx: UserContext): Promise<Standing> {
  const version = await ctx.published.current();
  const rows = await ctx.database.db
    .select()
    .from(chapterProgress)
    .where(eq(chapterProgress.userId, ctx.user.id));
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
  };
}
