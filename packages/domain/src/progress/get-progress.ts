import type { ChapterProgress, ChapterProgressInput, SubjectProgress } from '@repo/contracts/progress';
import { percentOf } from '@repo/contracts/progress.rules';
import { chapterProgress } from '@repo/db/schema';
import { and, eq, isNotNull } from 'drizzle-orm';
import { getChapterPlace } from '#src/content/access/assert-chapter-open.ts';
import type { UserContext } from '#src/context.ts';
import { DomainError } from '#src/errors.ts';

type Row = typeof chapterProgress.$inferSelect;

/** Progress as in replies; a chapter without a row is at its start. */
export const presentProgress = (chapterId: string, row: Row | undefined): ChapterProgress => ({
  chapter: chapterId,
  isCompleted: row?.completedAt != null,
  notesProgress: {
    currentTopicIndex: row?.currentTopicIndex ?? 0,
    currentPageIndex: row?.currentPageIndex ?? 0,
  },
});

/** The student's progress in one chapter; an unopened chapter is at its start. @throws NOT_FOUND */
export async function getChapterProgress(
  ctx: UserContext,
  input: ChapterProgressInput,
): Promise<ChapterProgress> {
  await getChapterPlace(ctx, input.chapterId, input.subjectId);
  const [row] = await ctx.database.db
    .select()
    .from(chapterProgress)
    .where(and(eq(chapterProgress.userId, ctx.user.id), eq(chapterProgress.chapterId, input.chapterId)));
  return presentProgress(input.chapterId, row);
}

/** All of the student's records of a subject's published chapters, in order. @throws NOT_FOUND */
export async function getSubjectProgress(
  ctx: UserContext,
  input: { subjectId: string },
): Promise<ChapterProgress[]> {
  const version = await ctx.published.current();
  const subject = version?.outline.find((candidate) => candidate._id === input.subjectId);
  if (!subject) throw new DomainError('NOT_FOUND', 'Subject not found');
  const rows = await ctx.database.db
    .select()
    .from(chapterProgress)
    .where(eq(chapterProgress.userId, ctx.user.id));
  const byChapter = new Map(rows.map((row) => [row.chapterId, row]));
  return subject.chapters.map((chapter) => presentProgress(chapter._id, byChapter.get(chapter._id)));
}

/** Completed and total published chapters of each published subject, with the rounded percentage. */
export async function getOverallProgress(ctx: UserContext): Promise<SubjectProgress[]> {
  const version = await ctx.published.current();
  const rows = await ctx.database.db
    .select({ chapterId: chapterProgress.chapterId })
    .from(chapterProgress)
    .where(and(eq(chapterProgress.userId, ctx.user.id), isNotNull(chapterProgress.completedAt)));
  const completed = new Set(rows.map((row) => row.chapterId));
  return (version?.outline ?? []).map((subject) => {
    const completedChapters = subject.chapters.filter((chapter) => completed.has(chapter._id)).length;
    const totalChapters = subject.chapters.length;
    return {
      subjectId: subject._id,
      completedChapters,
      totalChapters,
      completionPercentage: percentOf(completedChapters, totalChapters),
    };
  });
}
