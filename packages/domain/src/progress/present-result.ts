import type { PaperResult, ResultOfSeenTest, SeenTest, WrittenResult } from '@repo/contracts/progress';
import type { paperResults, TestSnapshot, testResults, writtenResults } from '@repo/db/schema';

/** A stored test as in replies, with its chapter and subject at that time. */
export function presentSeenTest(snapshot: TestSnapshot): SeenTest {
  const { testId, title, passingScore, questions, chapterId, chapterName, subjectId, subjectName } = snapshot;
  return {
    testId: { _id: testId, title, passingScore, questions },
    chapterId: { _id: chapterId, name: chapterName, subject: { _id: subjectId, name: subjectName } },
  };
}

/** A stored result as in replies, referring to its test by name. */
export function presentResult(row: typeof testResults.$inferSelect): ResultOfSeenTest {
  return {
    _id: row.id,
    testHash: row.testHash,
    score: row.scorePercent,
    isPassed: row.isPassed,
    timeTaken: row.timeTakenSeconds,
    correctAnswers: row.correctAnswers,
    incorrectAnswers: row.incorrectAnswers,
    answers: row.answers,
    ...(row.typed && { typed: row.typed }),
    createdAt: row.createdAt.toISOString(),
  };
}

/** A stored answer to a written question as in replies. */
export function presentWrittenResult(
  row: Omit<typeof writtenResults.$inferSelect, 'userId' | 'id' | 'attemptId' | 'writtenHash'>,
): WrittenResult {
  const { writtenId, chapterId, alternative, ticked, halves, outOfHalves, createdAt } = row;
  return {
    writtenId,
    chapterId,
    alternative,
    ticked,
    halves,
    outOfHalves,
    createdAt: createdAt.toISOString(),
  };
}

/** A stored result of a board paper as in replies, without the answers. */
export function presentPaperResult(row: typeof paperResults.$inferSelect): PaperResult {
  const { id, paperId, name, halves, outOfHalves, units, timeTakenSeconds, createdAt } = row;
  return {
    _id: id,
    paperId,
    name,
    halves,
    outOfHalves,
    units,
    timeTaken: timeTakenSeconds,
    createdAt: createdAt.toISOString(),
  };
}
