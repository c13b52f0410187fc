import type { Chapter } from '@repo/contracts/content';
import * as contentMessages from '@repo/contracts/messages/content';
import { marksByUnit } from '@repo/contracts/papers.rules';
import type { PaperAnswer, PaperResult, SubmitPaperInput } from '@repo/contracts/progress';
import { paperResults } from '@repo/db/schema';
import { getChapterPlace } from '#src/content/access/assert-chapter-open.ts';
import type { VersionNames } from '#src/content/publishing/live-version.ts';
import type { UserContext } from '#src/context.ts';
import { DomainError } from '#src/errors.ts';
import { markPaper } from './mark-paper.ts';
import { presentPaperResult } from './present-result.ts';
import { storeAttempt } from './store-attempt.ts';
import { versionSeen } from './version-seen.ts';

/** The chapters of the answers in a version. @throws NOT_FOUND for one that is not published in it */
async function chaptersOf(
  ctx: UserContext,
  version: VersionNames,
  answers: readonly PaperAnswer[],
): Promise<Map<string, Chapter>> {
  const chapters = new Map<string, Chapter>();
  for (const id of new Set(answers.map(({ chapterId }) => chapterId))) {
    await getChapterPlace(ctx, id, undefined, version);
    const chapter = await ctx.published.chapterOf(version, id);
    if (chapter) chapters.set(id, chapter);
  }
  return chapters;
}

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0);

/**
 * Marks a board paper by the version that the student saw and stores the result, in total and by unit
 * (docs/product/study.md#board-papers). A repeated attempt returns the first result.
 * @throws NOT_FOUND for an unknown paper, chapter or question, FORBIDDEN unless Super, BAD_INPUT for answers
 * that the paper can't have; FORBIDDEN for more results than an account stores
 */
export async function submitPaper(ctx: UserContext, input: SubmitPaperInput): Promise<PaperResult> {
  const { paperId, answers, timeTaken } = input;
  const version = await versionSeen(ctx, input.contentTimestamp);
  const paper = (await ctx.published.papersOf(version)).find(({ _id }) => _id === paperId);
  if (!version || !paper) throw new DomainError('NOT_FOUND', contentMessages.paperMissing);
  if (ctx.user.plan !== 'Pro') throw new DomainError('FORBIDDEN', contentMessages.paperNeedsSuper);
  const marked = markPaper(paper, await chaptersOf(ctx, version, answers), answers);
  const id = ctx.ids.next();
  const stored = await storeAttempt(ctx, paperResults, {
    userId: ctx.user.id,
    id,
    attemptId: input.attemptId ?? id,
    paperId,
    name: paper.name,
    answers,
    chapterIds: [...new Set(answers.map(({ chapterId }) => chapterId))],
    units: marksByUnit(paper, marked),
    halves: sumOf(marked.map(({ halves }) => halves)),
    outOfHalves: sumOf(marked.map(({ outOfHalves }) => outOfHalves)),
    timeTakenSeconds: timeTaken,
    contentPublishedAt: version.publishedAt,
    createdAt: ctx.clock.now(),
  });
  return presentPaperResult(stored);
}
