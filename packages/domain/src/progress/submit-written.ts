import type { SubmitWrittenInput, WrittenResult } from '@repo/contracts/progress';
import { pointCount, writtenHalves } from '@repo/contracts/written.rules';
import { publishedWritten, writtenResults } from '@repo/db/schema';
import { assertChapterOpen, getChapterPlace } from '#src/content/access/assert-chapter-open.ts';
import type { UserContext } from '#src/context.ts';
import { DomainError } from '#src/errors.ts';
import { sha256 } from '#src/hash.ts';
import { presentWrittenResult } from './present-result.ts';
import { storeAttempt } from './store-attempt.ts';
import { versionSeen } from './version-seen.ts';

/**
 * Counts the marks of an answer from the ticked points of the version that the student saw, and stores the
 * result with a snapshot of the question (docs/product/study.md#written-answers). A repeated attempt returns
 * the first result.
 * @throws NOT_FOUND for an unknown chapter or question, CHAPTER_LOCKED, BAD_INPUT for an unknown alternative
 * and for more or fewer ticks than points; FORBIDDEN for more results than an account stores
 */
export async function submitWritten(ctx: UserContext, input: SubmitWrittenInput): Promise<WrittenResult> {
  const { writtenId, chapterId, alternative, ticked } = input;
  const version = await versionSeen(ctx, input.contentTimestamp);
  await getChapterPlace(ctx, chapterId, undefined, version);
  assertChapterOpen(ctx, chapterId);
  const chapter = await ctx.published.chapterOf(version, chapterId);
  const question = chapter?.written?.find(({ _id }) => _id === writtenId);
  if (!question) throw new DomainError('NOT_FOUND', 'Written question not found');
  const chosen = question.alternatives[alternative];
  if (!chosen) throw new DomainError('BAD_INPUT', 'The question has no such alternative');
  if (ticked.length !== pointCount(chosen))
    throw new DomainError('BAD_INPUT', 'There must be one tick or gap for each point of the answer');

  const { marks, passage, alternatives } = question;
  const snapshot = { writtenId, marks, passage, alternatives };
  const id = ctx.ids.next();
  const result = {
    userId: ctx.user.id,
    id,
    attemptId: input.attemptId ?? id,
    writtenId,
    chapterId,
    writtenHash: sha256(JSON.stringify(snapshot)),
    alternative,
    ticked,
    halves: writtenHalves(question, alternative, ticked),
    outOfHalves: marks * 2,
    createdAt: ctx.clock.now(),
  };
  const seen = { table: publishedWritten, hash: result.writtenHash, snapshot };
  return presentWrittenResult(await storeAttempt(ctx, writtenResults, result, seen));
}
