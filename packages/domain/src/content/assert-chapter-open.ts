import { isChapterLocked } from '@repo/contracts/content.rules';
import { messages } from '@repo/contracts/messages';
import type { UserContext } from '#src/context.ts';
import { DomainError } from '#src/errors.ts';
import { locateChapter, type PublishedVersion } from './published-content.ts';

export type ChapterPlace = NonNullable<ReturnType<typeof locateChapter>>;

/** Where a published chapter stands. @throws NOT_FOUND when no such chapter is published (in this subject) */
export async function getChapterPlace(
  ctx: UserContext,
  chapterId: string,
  subjectId?: string,
  version?: PublishedVersion | null,
): Promise<ChapterPlace> {
  const place = locateChapter(version ?? (await ctx.published.current()), chapterId);
  if (!place || (subjectId !== undefined && place.subjectId !== subjectId))
    throw new DomainError('NOT_FOUND', messages.chapterMissing);
  return place;
}

/** The server's lock (decisions 2). @throws CHAPTER_LOCKED */
export function assertChapterOpen(ctx: UserContext, chapterId: string): void {
  if (isChapterLocked(ctx.user.plan, ctx.user.unlockedChapters, chapterId))
    throw new DomainError('CHAPTER_LOCKED', messages.chapterLocked);
}
