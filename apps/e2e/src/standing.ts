import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test';
import { emptyPath } from './addresses.ts';
import { logInWithSuper } from './revision.ts';
import { signIn } from './study.ts';
import type { Bulk } from './viewers.ts';

/** The card with the student's forecast. */
export const standing = (page: Page): Locator => page.getByRole('region', { name: 'Where I stand' });

export async function openProgress(page: Page): Promise<void> {
  await page.goto('/progress');
  await expect(page.getByRole('heading', { level: 1, name: 'Your Progress' })).toBeVisible();
}

/**
 * Logs in a new Super student who finished this many chapters of each Science subject and took all their
 * quizzes: two of three answers are right, and there are enough for a narrow range.
 */
export async function logInAfterQuizzes(
  page: Page,
  request: APIRequestContext,
  chaptersOfEach: number,
): Promise<void> {
  const account = await logInWithSuper(page, request, emptyPath);
  const student = await signIn(request, account);
  const { timestamp, subjects } = ((await student.get('/api/v1/bulk-data')) as Bulk).data;
  for (const { _id: subjectId, chapters } of subjects) {
    if (!['physics', 'chemistry', 'biology'].includes(subjectId)) continue;
    for (const { _id: chapterId, tests } of chapters.slice(0, chaptersOfEach)) {
      for (const { _id: testId, questions } of tests)
        await student.post('/api/v1/tests/submit', {
          ...{ testId, chapterId, contentTimestamp: timestamp, timeTaken: 95 },
          answers: questions.map(({ correctAnswer }, at) =>
            at % 3 === 2 ? Number(correctAnswer === 0) : correctAnswer,
          ),
        });
      await student.post(`/api/v1/progress/${subjectId}/${chapterId}/complete`);
    }
  }
}

/** Waits until this device has calculated the unit with the biggest gain. */
export async function weakUnitIsKept(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.entries(localStorage).some(
      ([name, value]) => name.includes('weak-unit-') && /"chapterId":"[^"]/.test(value),
    ),
  );
}
