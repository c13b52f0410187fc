import { expect, test } from '@playwright/test';
import { makeChapter, openAdmin } from '#src/admin.ts';
import { guard, node, openMapEditor, storedMaps, storeMap, writeNode } from '#src/mindmap.ts';

// docs/product.md#mindmap-editor
test('Cancel and Escape ask when something was changed', async ({ page }) => {
  const made = await openMapEditor(page);
  await page.keyboard.press('Control+Enter');
  await writeNode(page, 'Colour');
  await page.keyboard.press('Escape');
  await expect(guard(page)).toBeVisible();
  await guard(page).getByRole('button', { name: 'Stay' }).click();
  await expect(guard(page)).toBeHidden();
  await expect(node(page, 'Colour')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await guard(page).getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Mindmap updated successfully')).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
  expect((await storedMaps(page, made))[0]?.nodes).toHaveLength(6);

  await page.getByRole('button', { name: 'Edit Optics' }).click();
  await expect(node(page, 'Light')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Delete');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await guard(page).getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  expect((await storedMaps(page, made))[0]?.nodes).toHaveLength(6);
});

// docs/product.md#draft-recovery
test('work on a map outlives the tab', async ({ page }) => {
  const made = await openMapEditor(page);
  await page.keyboard.press('Control+Enter');
  await writeNode(page, 'Colour');
  await expect(page.getByText('Draft kept on this device')).toBeVisible();
  const next = await page.context().newPage();
  await page.close();
  await next.goto(`${made.path}/mindmap`);
  await next.getByRole('button', { name: 'Edit Optics' }).click();
  await expect(next.getByText(/^Restored draft from/)).toBeVisible();
  await expect(node(next, 'Colour')).toBeAttached();
});

// docs/product.md#deletion-undo
test('deleting a map asks, can be undone before any call, and is sent on leaving', async ({ page }) => {
  const made = await makeChapter(page.request, {});
  await storeMap(page, made, 'Stays');
  await storeMap(page, made, 'Goes');
  const deletions: string[] = [];
  page.on('request', (one) => {
    if (one.url().includes('content.mindmaps.delete')) deletions.push(one.url());
  });
  await openAdmin(page, `${made.path}/mindmap`);
  const remove = page.getByRole('button', { name: 'Delete Goes' });
  await remove.click();
  const question = page.getByRole('alertdialog', { name: 'Delete mindmap “Goes”?' });
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(remove).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(remove).toBeVisible();
  expect(deletions).toEqual([]);

  await remove.click();
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Mindmap deleted successfully').first()).toBeVisible();
  expect(deletions).toEqual([]);
  await page.goto('/coming-soon');
  await expect.poll(async () => (await storedMaps(page, made)).map(({ title }) => title)).toEqual(['Stays']);
});
