import type { TestResult } from '@repo/contracts/progress';
import type { testResults } from '@repo/db/schema';

/** A stored result as replies carry it: with the test, chapter and subject as they were then. */
export function presentResult(row: typeof testResults.$inferSelect): TestResult {
  const { snapshot } = row;
  return {
    _id: row.id,
    testId: {
      _id: row.testId,
      title: snapshot.title,
      passingScore: snapshot.passingScore,
      questions: snapshot.questions,
    },
    chapterId: {
      _id: row.chapterId,
      name: snapshot.chapterName,
      subject: { _id: snapshot.subjectId, name: snapshot.subjectName },
    },
    score: row.scorePercent,
    isPassed: row.isPassed,
    timeTaken: row.timeTakenSeconds,
    correctAnswers: row.correctAnswers,
    incorrectAnswers: row.incorrectAnswers,
    answers: row.answers,
    createdAt: row.createdAt.toISOString(),
  };
}
