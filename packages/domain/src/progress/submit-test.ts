import { messages } from '@repo/contracts/messages';
import type { SubmitTestInput, TestResult } from '@repo/contracts/progress';
import { grade } from '@repo/contracts/progress.rules';
import { testResults } from '@repo/db/schema';
import { and, eq } from 'drizzle-orm';
import { assertChapterOpen, getChapterPlace } from '#src/content/assert-chapter-open.ts';
import { findPublishedChapter, type PublishedVersion } from '#src/content/published-content.ts';
import type { UserContext } from '#src/context.ts';
import { DomainError } from '#src/errors.ts';
import { presentResult } from './present-result.ts';
import { markStudyDay } from './study-day.ts';

/** The version the student saw, when the submission names one that exists; else the newest. */
async function versionSeen(
  ctx: UserContext,
  timestamp: string | undefined,
): Promise<PublishedVersion | null> {
  const named = timestamp === undefined ? null : await ctx.published.at(timestamp);
  return named ?? ctx.published.current();
}

/**
 * Marks a quiz against the published test and keeps the result with the test as it was seen. Only the chosen
 * indexes are believed (decisions 6). The same attempt sent again returns the first result.
 * @throws NOT_FOUND for an unknown chapter or test, CHAPTER_LOCKED, BAD_INPUT for more answers than questions
 */
export async function submitTest(ctx: UserContext, input: SubmitTestInput): Promise<TestResult> {
  const version = await versionSeen(ctx, input.contentTimestamp);
  const place = await getChapterPlace(ctx, input.chapterId, undefined, version);
  assertChapterOpen(ctx, input.chapterId);
  const test = findPublishedChapter(version, input.chapterId)?.tests.find(({ _id }) => _id === input.testId);
  if (!test) throw new DomainError('NOT_FOUND', messages.testMissing);
  if (input.answers.length > test.questions.length)
    throw new DomainError('BAD_INPUT', messages.badField('answers', messages.answersTooMany));

  const marks = grade(test.questions, input.answers, test.passingScore);
  const now = ctx.clock.now();
  const id = ctx.ids.next();
  const attemptId = input.attemptId ?? id;
  const snapshot = {
    title: test.title,
    passingScore: test.passingScore,
    questions: test.questions,
    ...place,
  };
  const row = await ctx.database.db.transaction(async (tx) => {
    await tx
      .insert(testResults)
      .values({
        ...marks,
        userId: ctx.user.id,
        id,
        attemptId,
        testId: input.testId,
        chapterId: input.chapterId,
        snapshot,
        timeTakenSeconds: input.timeTaken,
        createdAt: now,
      })
      .onConflictDoNothing({ target: [testResults.userId, testResults.attemptId] });
    await markStudyDay(tx, ctx.user.id, now);
    const [kept] = await tx
      .select()
      .from(testResults)
      .where(and(eq(testResults.userId, ctx.user.id), eq(testResults.attemptId, attemptId)));
    return kept;
  });
  if (!row) throw new Error('the stored result was not found');
  return presentResult(row);
}
