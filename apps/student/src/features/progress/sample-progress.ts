import type { ProgressFigures } from '@repo/contracts/progress';
import type { StoredResult } from './result-view.ts';

const hourMs = 3_600_000;

/** Fixed sample figures that show the screen with Super. */
export function sampleFigures(now: Date): ProgressFigures {
  return {
    overall: { completionPercentage: 62 },
    chapterStats: { completed: 18, inProgress: 4, notStarted: 7 },
    testStats: { totalTestsTaken: 23, averageScore: 78 },
    subjects: [
      { subjectName: 'Physics', totalChapters: 8, completionPercentage: 75 },
      { subjectName: 'Mathematics', totalChapters: 14, completionPercentage: 50 },
      { subjectName: 'Geography', totalChapters: 7, completionPercentage: 71 },
    ],
    joinedDate: '2026-01-15T06:30:00.000Z',
    streak: 5,
    lastStudied: new Date(now.getTime() - 2 * hourMs).toISOString(),
  };
}

/** Two sample results. */
export const sampleResults: readonly StoredResult[] = [
  {
    _id: 'sample-1',
    testId: { title: 'Light: quick test' },
    chapterId: { name: 'Light', subject: { name: 'Physics' } },
    score: 90,
    isPassed: true,
    timeTaken: 412,
    correctAnswers: 9,
    incorrectAnswers: 1,
    createdAt: '2026-02-20T06:30:00.000Z',
  },
  {
    _id: 'sample-2',
    testId: { title: 'Triangles: quick test' },
    chapterId: { name: 'Triangles', subject: { name: 'Mathematics' } },
    score: 60,
    isPassed: true,
    timeTaken: 540,
    correctAnswers: 6,
    incorrectAnswers: 4,
    createdAt: '2026-02-18T06:30:00.000Z',
  },
];
