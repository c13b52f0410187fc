import { expect, type Page, test } from '@playwright/test';
import { logIn } from '#src/demo.ts';
import { goOffline } from '#src/network.ts';
import { goThroughCards, logInWithSuper } from '#src/revision.ts';
import { withReplies } from '#src/states/calls.ts';
import { createStudent } from '#src/student.ts';
import { isReadyForOffline } from '#src/study.ts';
import { dayAgo, expectDaysInRow, squareOf, studyDaysReply } from '#src/study-days.ts';

const dayMs = 86_400_000;
const openFromProfile = async (page: Page) => {
  await page.goto('/profile');
  await page.getByRole('link', { name: /^Study days/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Study days' })).toBeVisible();
};
const month = (page: Page) => page.getByRole('heading', { level: 2 });
/** Words that scold or hurry have no place here. */
const guilt = /lost|lose|break|broke|miss|fail|hurry|left today|don.t/i;

// docs/product.md#streak
test('a student of Basic has the calendar too, and turns its months with the keyboard', async ({
  page,
  request,
}) => {
  const account = await createStudent(request);
  const row = Array.from({ length: 40 }, (_, at) => at + 3);
  await withReplies(page, { 'progress.studyDays': studyDaysReply([0, 1, ...row]) });
  await logIn(page, account);
  await openFromProfile(page);
  await expectDaysInRow(page, 42);
  await expect(page.getByText(/^A freeze kept your streak on \w+day\.$/)).toBeVisible();
  await expect(page.getByText('1 of 2 freezes')).toBeVisible();
  await expect(page.locator('main')).not.toContainText(guilt);

  const now = (await month(page).textContent()) ?? '';
  await page.getByRole('button', { name: 'Earlier month' }).focus();
  await page.keyboard.press('Enter');
  await expect(month(page)).not.toHaveText(now);
  const earlier = (await month(page).textContent()) ?? '';
  await expect(page.getByRole('table', { name: earlier })).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'Sunday' })).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(month(page)).toHaveText(now);
  await page.keyboard.press('ArrowRight');
  await expect(month(page), 'nothing is behind this month').toHaveText(now);
  await page.keyboard.press('ArrowLeft');
  await expect(month(page)).toHaveText(earlier);
});

// docs/product.md#streak
test('a day of study without a network is on the calendar at once, and is told for its own day', {
  tag: '@journey',
}, async ({ page, request, context }) => {
  await page.clock.install();
  await logInWithSuper(page, request);
  await goThroughCards(page, 1);
  await openFromProfile(page);
  await expectDaysInRow(page, 1);
  const today = await page.evaluate(() => Date.now());
  await expect(squareOf(page, dayAgo(0, today))).toHaveAccessibleName(/, Today, Studied$/);
  await isReadyForOffline(page);

  const goOnline = await goOffline(context);
  await page.clock.fastForward(dayMs);
  await goThroughCards(page, 1);
  await page.goto('/streak');
  await expectDaysInRow(page, 2);
  await page.reload();
  await expectDaysInRow(page, 2);
  const tomorrow = await page.evaluate(() => Date.now());
  await expect(squareOf(page, dayAgo(0, tomorrow))).toHaveAccessibleName(/, Today, Studied$/);

  await page.clock.fastForward(2 * dayMs);
  const told = page.waitForRequest(/progress\.addStudyDays/);
  await goOnline();
  const { sentClockMs, studiedAtMs } = (await told).postDataJSON()[0];
  // The day before may be told again: reviews of its cards that still rested count once.
  expect(studiedAtMs.map((atMs: number) => dayAgo(0, atMs)).at(-1)).toBe(dayAgo(0, tomorrow));
  expect(dayAgo(2, sentClockMs)).toBe(dayAgo(0, tomorrow));
});

// docs/product.md#streak
test('the progress page leads to the calendar, which is empty and quiet before the first study', async ({
  page,
  request,
}) => {
  await logInWithSuper(page, request);
  await page.goto('/progress');
  await page.getByRole('link', { name: 'Study days' }).click();
  await expect(page).toHaveURL(/\/streak$/);
  await expectDaysInRow(page, 0);
  await expect(page.getByText('0 of 2 freezes')).toBeVisible();
});
