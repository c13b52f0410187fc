import { expect, type Page, test } from '@playwright/test';
import { goOffline } from '#src/network.ts';
import { goThroughCards, logInWithSuper } from '#src/revision.ts';
import { sendsEvent } from '#src/sent-events.ts';
import { isReadyForOffline } from '#src/study.ts';
import { dayAgo, expectDaysInRow, squareOf } from '#src/study-days.ts';

test.use({ serviceWorkers: 'allow' });

const dayMs = 86_400_000;
const openFromProfile = async (page: Page) => {
  await page.goto('/profile');
  await page.getByRole('link', { name: /^Study days/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Study days' })).toBeVisible();
};

// docs/product/study.md#streak
test('a day of study without a network is shown on the calendar immediately, and sent with its own date', async ({
  page,
  request,
  context,
}) => {
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
  const told = page.waitForRequest((request) => sendsEvent(request, 'review'));
  await goOnline();
  const { sentClockMs, events } = (await told).postDataJSON()[0];
  const { body } = events.find(({ kind }: { kind: string }) => kind === 'review');
  expect(body.events.map(({ clockMs }: { clockMs: number }) => dayAgo(0, clockMs)).at(-1)).toBe(
    dayAgo(0, tomorrow),
  );
  expect(dayAgo(2, sentClockMs)).toBe(dayAgo(0, tomorrow));
});
