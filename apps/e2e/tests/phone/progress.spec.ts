import { expect, type Page, test } from '@playwright/test';
import { demo, openLoggedIn } from '#src/demo.ts';

const title = /^Your Progress · /;

async function openProgress(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Progress', exact: true }).filter({ visible: true }).click();
  await expect(page).toHaveURL(/\/progress$/);
  await expect(page).toHaveTitle(title);
  await expect(page.getByRole('heading', { level: 1, name: 'Your Progress' })).toBeFocused();
}

/** Two results of one test, sent as an API client would: the first question right, the others not answered. */
async function submitTwoTests(page: Page): Promise<{ testTitle: string; chapterName: string }> {
  const { email, password } = demo.super;
  const signIn = await page.request.post('/api/v1/auth/sign-in', { data: { email, password } });
  const { token } = await signIn.json();
  const headers = { authorization: `Bearer ${token}` };
  const bulk = await (await page.request.get('/api/v1/bulk-data', { headers })).json();
  const { timestamp, subjects } = bulk.data;
  const chapter = subjects[0].chapters[0];
  const quiz = chapter.tests[0];
  const answers = quiz.questions.map((question: { correctAnswer: number }, index: number) =>
    index === 0 ? question.correctAnswer : -1,
  );
  for (const timeTaken of [61, 125]) {
    const sent = await page.request.post('/api/v1/tests/submit', {
      headers,
      data: { testId: quiz._id, chapterId: chapter._id, answers, timeTaken, contentTimestamp: timestamp },
    });
    expect(sent.ok()).toBe(true);
  }
  return { testTitle: quiz.title, chapterName: chapter.name };
}

test.describe('a student with Super', () => {
  // docs/product/screens.md#result-rows
  test('a student with Super finds figures, stats and results, with one result open at a time', async ({
    page,
  }) => {
    const { testTitle, chapterName } = await submitTwoTests(page);
    await openLoggedIn(page, demo.super);
    await openProgress(page);

    await expect(page.getByRole('img', { name: /^\d+% complete$/ })).toBeVisible();
    for (const name of ['Overall progress', 'Syllabus', 'Quick Stats', 'Recent Activity', 'Test Results'])
      await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
    await expect(page.getByText(/^You joined on \d+ \w+ \d{4}$/)).toBeVisible();
    await expect(page.getByText(/^\d+ days?$/)).not.toHaveText('0 days');
    await expect(page.getByText('Sample data')).toHaveCount(0);

    const results = page.getByRole('region', { name: 'Test Results' });
    const rows = results.getByRole('button', { name: testTitle, exact: true });
    await expect(rows.nth(1)).toBeVisible();
    await expect(results.getByText(chapterName).first()).toBeVisible();
    await expect(results.getByText('2 min 5 sec').first()).toBeVisible();

    await rows.nth(0).click();
    await expect(rows.nth(0)).toHaveAttribute('aria-expanded', 'true');
    await expect(results.getByText('Completed', { exact: true })).toBeVisible();
    await expect(results.getByText('Not selected').first()).toBeVisible();
    await expect(results.getByText('Right answer').first()).toBeVisible();

    await rows.nth(1).scrollIntoViewIfNeeded();
    const before = await rows.nth(1).boundingBox();
    await rows.nth(1).click();
    await expect(rows.nth(1)).toHaveAttribute('aria-expanded', 'true');
    await expect(rows.nth(0)).toHaveAttribute('aria-expanded', 'false');
    const after = await rows.nth(1).boundingBox();
    expect(Math.abs((after?.y ?? 0) - (before?.y ?? 0))).toBeLessThan(2);

    await rows.nth(1).press('Enter');
    await expect(rows.nth(1)).toHaveAttribute('aria-expanded', 'false');
    await results
      .page()
      .getByRole('link', { name: /^View All/ })
      .click();
    await expect(page).toHaveURL(/\/dashboard$/);
  });
});
