import type { ChapterProgress, SavePositionInput } from '@repo/contracts/progress';
import { studyDay } from '@repo/contracts/progress.rules';
import { assertChapterOpen, getChapterPlace } from '#src/content/access/assert-chapter-open.ts';
import type { UserContext } from '#src/context.ts';

/**
 * Stores the reading position; both indexes start at 0. The newest save wins; it is committed before the
 * reply.
 * @returns the winning position: this one, or a newer one of another device
 * @throws NOT_FOUND, CHAPTER_LOCKED
 */
export async function saveReadingPosition(
  ctx: UserContext,
  input: SavePositionInput,
): Promise<ChapterProgress> {
  await getChapterPlace(ctx, input.chapterId, input.subjectId);
  assertChapterOpen(ctx, input.chapterId);
  const at = ctx.clock.now();
  const { isCompleted, ...notesProgress } = await ctx.storePosition({
    userId: ctx.user.id,
    chapterId: input.chapterId,
    subjectId: input.subjectId,
    ...input.notesProgress,
    at,
    day: studyDay(at),
  });
  return { chapter: input.chapterId, isCompleted, notesProgress };
}
