import { expect, test } from '@playwright/test';
import { demo, openLoggedIn } from '#src/demo.ts';
import { download, isGone, openList, remove, row } from '#src/device-list.ts';
import { publishCards } from '#src/publish-cards.ts';

const yearMs = 365 * 86_400_000;

// docs/product/content.md#freshness
for (const [name, aheadMs] of [
  ['behind', -yearMs],
  ['ahead', yearMs],
] as const)
  test(`a phone whose clock is a year ${name} is offered new content once, and downloads it`, async ({
    page,
    request,
  }) => {
    const update = page.getByRole('button', { name: 'Update & Fetch Latest Content' });
    await page.clock.setSystemTime(Date.now() + aheadMs);
    await openLoggedIn(page, demo.super);
    await expect(page.getByRole('link', { name: 'Start Chemistry' })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expect(update).toBeHidden();
    const { subject, path } = await publishCards(request, ['New card']);
    await page.reload();
    await update.click();
    await expect(page.getByText('Content updated successfully.')).toBeVisible();
    await expect(page.getByRole('link', { name: `Start ${subject}` })).toBeVisible();
    await expect(update).toBeHidden();

    await page.goto('/profile');
    await openList(page, subject);
    await remove(page, subject);
    await expect(row(page, subject)).toContainText(isGone);
    await download(page, subject);
    await expect(row(page, subject)).toContainText(/1 chapter, 0\.1 MB/);
    await page.goto(`${path}?tab=flashcards`);
    await expect(page.getByText('New card')).toBeVisible();
    await page.goto('/dashboard');
    await page.waitForLoadState('networkidle');
    await expect(update).toBeHidden();
  });
