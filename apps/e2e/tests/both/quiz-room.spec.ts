import { expect, test } from '@playwright/test';
import { openAs } from '#src/open-as.ts';

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
