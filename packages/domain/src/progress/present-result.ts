import type { ResultOfSeenTest, SeenTest } from '@repo/contracts/progress';
import type { TestSnapshot, testResults } from '@repo/db/schema';

/** A stored test as replies carry it: with its chapter and subject as they were then. */
export function presentSeenTest(snapshot: TestSnapshot): SeenTest {
  const { testId, title, passingScore, questions, chapterId, chapterName, subjectId, subjectName } = snapshot;
  return {
    testId: { _id: testId, title, passingScore, questions },
    chapterId: { _id: chapterId, name: chapterName, subject: { _id: subjectId, name: subjectName } },
  };
}

/** A stored result as replies carry it, with its test by name. */
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
    createdAt: row.createdAt.toISOString(),
  };
}
