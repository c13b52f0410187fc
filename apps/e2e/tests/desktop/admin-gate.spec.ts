import { expect, test } from '@playwright/test';
import { adminCalls, makeChapter } from '#src/admin.ts';
import { demo } from '#src/demo.ts';

test.describe('the admin gate', () => {
  test.beforeEach(({ page }) => page.goto('/admin'));
  const verify = 'Verify Admin Access';

  test('the admin gate opens with the password, publishes, and stays open after a reload', {
    tag: '@journey',
  }, async ({ page, request }) => {
    const { send } = await adminCalls(request);
    const { subjectId, chapterId } = await makeChapter(request);
    await send('PUT', `/subjects/${subjectId}`, { isAllContentAvailable: true });
    await send('PUT', `/chapters/${chapterId}`, { isAllContentAvailable: true });
    await page.getByLabel('Password', { exact: false }).first().fill(demo.adminPassword);
    await page.getByRole('button', { name: verify }).click();
    await expect(page.getByText('Admin access granted').first()).toBeVisible();
    await page.getByRole('button', { name: 'Publish Content' }).click();
    const dialog = page.getByRole('dialog', { name: 'Publish all content?' });
    await dialog.getByRole('button', { name: /Publish/ }).click();
    await expect(page.getByText('Content published successfully!').first()).toBeVisible();
    await page.reload();
    await expect(page.getByText('Last Published')).toBeVisible();
    await expect(page.getByRole('button', { name: verify })).toBeHidden();
  });
});
