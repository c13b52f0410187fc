import { expect, test } from '@playwright/test';
import { openAs } from '#src/open-as.ts';
import { finishQuiz, pressStart } from '#src/study.ts';

const path = '/tabs/physics/physics-electricity?tab=quiz';

test('the choice of a quiz names its chapter and each of its facts once', async ({ browser }) => {
  const page = await openAs(browser, 'super');
  await page.goto(path);
  await expect(page.getByRole('button', { name: 'Start Quiz' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Electricity' })).toBeVisible();
  const panel = page.getByRole('tabpanel');
  for (const title of ['Chapter test', 'Quick check', 'Board pattern'])
    await expect(panel.getByRole('radio', { name: title, exact: true })).toBeAttached();
  await expect(panel.getByText('Electricity')).toHaveCount(0);
  await expect(panel.getByText(/questions/i)).toHaveCount(1);
  await panel.getByRole('radio', { name: 'Quick check' }).check({ force: true });
  await expect(panel.getByRole('heading', { level: 2, name: 'Quick check' })).toBeVisible();
  await page.context().close();
});

test('a running quiz stands alone; the navigation is back with its result', async ({ browser, isMobile }) => {
  const page = await openAs(browser, 'finisher');
  const nav = page.getByRole('navigation', { name: 'Main' }).filter({ visible: true });
  await page.goto(path);
  // In a chapter a phone never shows any.
  const atRest = isMobile ? 0 : 1;
  await expect(page.getByRole('button', { name: 'Start Quiz' })).toBeVisible();
  await expect(nav).toHaveCount(atRest);
  await pressStart(page);
  await expect(nav).toHaveCount(0);
  await expect(page.getByRole('timer')).toBeVisible();
  await finishQuiz(page);
  await expect(nav).toHaveCount(atRest);
  await page.context().close();
});
