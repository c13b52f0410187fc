import type { SubmitTestInput, TestResult } from '@repo/contracts/progress';
import { areOptions, grade } from '@repo/contracts/progress.rules';
import { withTyped } from '@repo/contracts/typed/mark-typed';
import { publishedTests, type TestSnapshot, testResults } from '@repo/db/schema';
import { eq } from 'drizzle-orm';
import { assertChapterOpen, getChapterPlace } from '#src/content/access/assert-chapter-open.ts';
import type { UserContext } from '#src/context.ts';
import { DomainError } from '#src/errors.ts';
import { sha256 } from '#src/hash.ts';
import { presentResult, presentSeenTest } from './present-result.ts';
import { storeAttempt } from './store-attempt.ts';
import { versionSeen } from './version-seen.ts';

/** The test of a repeated attempt whose test was published again since. */
async function snapshotOf({ database }: UserContext, hash: string): Promise<TestSnapshot> {
  const [row] = await database.db.select().from(publishedTests).where(eq(publishedTests.hash, hash));
  if (!row) throw new Error('the test of a result was not found');
  return row.snapshot;
}

/**
 * Marks a quiz against the published test and stores the result with a snapshot of the test. Trusts only the
 * chosen indexes and typed texts (docs/product/study.md#quiz-marking). A repeated attempt returns the first result.
 * @throws NOT_FOUND for an unknown chapter or test, CHAPTER_LOCKED, BAD_INPUT for more answers than questions
 * and for an answer that is no option; FORBIDDEN for more results than an account stores
 */
export async function submitTest(ctx: UserContext, input: SubmitTestInput): Promise<TestResult> {
  const version = await versionSeen(ctx, input.contentTimestamp);
  const place = await getChapterPlace(ctx, input.chapterId, undefined, version);
  assertChapterOpen(ctx, input.chapterId);
  const chapter = await ctx.published.chapterOf(version, input.chapterId);
  const test = chapter?.tests.find(({ _id }) => _id === input.testId);
  if (!test) throw new DomainError('NOT_FOUND', 'No quiz available for this chapter yet.');
  if (input.answers.length > test.questions.length)
    throw new DomainError('BAD_INPUT', 'There are more answers than questions');
  if (!areOptions(test.questions, input.answers))
    throw new DomainError('BAD_INPUT', 'Every answer must be one of the options of its question');

  const { title, passingScore, questions } = test;
  const { testId, chapterId } = input;
  const { answers, typed } = withTyped(questions, input.answers, input.typed);
  const snapshot = { testId, title, passingScore, questions, chapterId, ...place };
  const id = ctx.ids.next();
  const result = {
    ...grade(questions, answers, passingScore),
    typed,
    userId: ctx.user.id,
    id,
    attemptId: input.attemptId ?? id,
    testId,
    chapterId,
    testHash: sha256(JSON.stringify(snapshot)),
    timeTakenSeconds: input.timeTaken,
    createdAt: ctx.clock.now(),
  };
  const seen = { table: publishedTests, hash: result.testHash, snapshot };
  const stored = await storeAttempt(ctx, testResults, result, seen);
  const { testHash, ...marks } = presentResult(stored);
  const seenThen = testHash === seen.hash ? snapshot : await snapshotOf(ctx, testHash);
  return { ...marks, ...presentSeenTest(seenThen) };
}
