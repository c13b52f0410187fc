import { isChapterLocked } from '@repo/contracts/content.rules';
import * as contentMessages from '@repo/contracts/messages/content';
import type { UserContext } from '#src/context.ts';
import { DomainError } from '#src/errors.ts';
import { locateChapter, type VersionNames } from '../publishing/live-version.ts';

export type ChapterPlace = NonNullable<ReturnType<typeof locateChapter>>;

/**
 * The subject and chapter of a published chapter. @throws NOT_FOUND when no such chapter is published (in
 * this subject)
 */
export async function getChapterPlace(
  ctx: UserContext,
  chapterId: string,
  subjectId?: string,
  version?: VersionNames | null,
): Promise<ChapterPlace> {
  const place = locateChapter(version ?? (await ctx.published.current()), chapterId);
  if (!place || (subjectId !== undefined && place.subjectId !== subjectId))
    throw new DomainError('NOT_FOUND', contentMessages.chapterMissing);
  return place;
}

/** The server's lock (docs/product/access.md#lock). @throws CHAPTER_LOCKED */
export function assertChapterOpen(ctx: UserContext, chapterId: string): void {
  if (isChapterLocked(ctx.user.plan, ctx.user.unlockedChapters, chapterId))
    throw new DomainError('CHAPTER_LOCKED', contentMessages.chapterLocked);
}
