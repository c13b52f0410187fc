import { expect, test } from '@playwright/test';
import { comeBackLater } from '#src/revision.ts';
import { withReplies } from '#src/states/calls.ts';
import { dayAgo, studyDaysReply } from '#src/study-days.ts';

// docs/product/screens.md#today
test('nothing on Home moves when the exam day, the streak and the cards due today arrive', async ({
  page,
  request,
}) => {
  await comeBackLater(page, request, 2);
  await page.addInitScript(() => {
    Object.assign(window, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        Object.assign(window, { shift: Reflect.get(window, 'shift') + Reflect.get(entry, 'value') });
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const now = await page.evaluate(() => Date.now());
  const plan = { examOn: dayAgo(-12, now), dailyAmount: 20, ramp: 'refused', startedOn: dayAgo(3, now) };
  await withReplies(page, {
    'progress.studyDays': studyDaysReply([0, 1, 2, 3, 4], now),
    'progress.revisionPlan': { plan, boardDates: [] },
  });
  await page.route(/\/api\/trpc\//, async (route) => {
    await new Promise((done) => setTimeout(done, 1_500));
    await route.fallback();
  });
  await page.goto('/dashboard');
  await expect(page.getByText('12 days to your exam')).toBeVisible();
  await expect(page.getByText(/5 days in a row$/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Revise' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  // The font of a button may arrive after its text, which is less than a thousandth.
  expect(await page.evaluate(() => Reflect.get(window, 'shift'))).toBeLessThan(0.001);
});
