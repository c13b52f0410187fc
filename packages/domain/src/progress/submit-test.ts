import type { SubmitTestInput, TestResult } from '@repo/contracts/progress';
import { areOptions, grade } from '@repo/contracts/progress.rules';
import { withTyped } from '@repo/contracts/typed/mark-typed';
import { publishedTests, type TestSnapshot, testResults } from '@repo/db/schema';
import { and, eq } from 'drizzle-orm';
import { assertRoom } from '#src/assert-room.ts';
import { assertChapterOpen, getChapterPlace } from '#src/content/access/assert-chapter-open.ts';
import type { UserContext } from '#src/context.ts';
import { DomainError, violatedConstraint } from '#src/errors.ts';
import { sha256 } from '#src/hash.ts';
import { presentResult, presentSeenTest } from './present-result.ts';
import { markStudyDay } from './study-day.ts';
import { versionSeen } from './version-seen.ts';

const publishedTestKey = 'test_results_test_hash_published_tests_hash_fk';

type NewResult = typeof testResults.$inferInsert & { createdAt: Date };
type StoredResult = { result: typeof testResults.$inferSelect; snapshot: TestSnapshot };

/** Stores a result once per attempt, with a snapshot of its test. @returns the stored result, new or existing */
function storeResult(
  ctx: UserContext,
  result: NewResult,
  snapshot: TestSnapshot,
  isNewSnapshot: boolean,
): Promise<StoredResult | undefined> {
  const mine = and(eq(testResults.userId, ctx.user.id), eq(testResults.attemptId, result.attemptId));
  return ctx.database.db.transaction(async (tx) => {
    if (isNewSnapshot)
      await tx.insert(publishedTests).values({ hash: result.testHash, snapshot }).onConflictDoNothing();
    const [added] = await tx
      .insert(testResults)
      .values(result)
      .onConflictDoNothing({ target: [testResults.userId, testResults.attemptId] })
      .returning();
    if (added) await assertRoom(tx, testResults, result.userId);
    await markStudyDay(tx, ctx.user.id, result.createdAt);
    if (added) return { result: added, snapshot };
    const [stored] = await tx
      .select({ result: testResults, snapshot: publishedTests.snapshot })
      .from(testResults)
      .innerJoin(publishedTests, eq(publishedTests.hash, testResults.testHash))
      .where(mine);
    return stored;
  });
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
  const store = (isNewSnapshot: boolean) => storeResult(ctx, result, snapshot, isNewSnapshot);
  const stored = await store(false).catch((error: unknown) => {
    // The first result with this snapshot.
    if (violatedConstraint(error) !== publishedTestKey) throw error;
    return store(true);
  });
  if (!stored) throw new Error('the stored result was not found');
  const { testHash, ...marks } = presentResult(stored.result);
  return { ...marks, ...presentSeenTest(stored.snapshot) };
}
