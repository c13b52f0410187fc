import { expect, test } from '@playwright/test';
import { fingersOn } from '#src/fingers.ts';
import { middleOf, names, node, openMapEditor, start, storedTree, zoomOf } from '#src/mindmap.ts';

// docs/product/screens.md#mindmap-editor
test('a tap shows what can be done at a node', async ({ page }) => {
  await openMapEditor(page);
  const actions = page.getByRole('toolbar', { name: 'Actions of “Mirrors”' });
  await node(page, 'Mirrors').tap();
  await expect(node(page, 'Mirrors')).toHaveAttribute('aria-expanded', 'true');
  for (const button of await actions.getByRole('button').all()) {
    const box = await button.boundingBox();
    expect(box?.width).toBeGreaterThanOrEqual(44);
    expect(box?.height).toBeGreaterThanOrEqual(44);
  }
  await node(page, 'Mirrors').tap();
  await expect(node(page, 'Mirrors')).toHaveAttribute('aria-expanded', 'false');
  await expect(node(page, 'Convex')).toHaveCount(0);
  await actions.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('3 nodes deleted')).toBeVisible();
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
  await expect(node(page, 'Mirrors')).toBeFocused();
});

// docs/product/screens.md#mindmap-editor
test('a list is added from the menu of a node', async ({ page }) => {
  await openMapEditor(page);
  await node(page, 'Lenses').tap();
  await page.getByRole('button', { name: 'More for “Lenses”' }).tap();
  await page.getByRole('menuitem', { name: 'Add a list…' }).tap();
  const dialog = page.getByRole('dialog', { name: 'Add a list under “Lenses”' });
  await expect(dialog).toBeVisible();
  const add = dialog.getByRole('button', { name: 'Add', exact: true });
  await add.tap();
  await expect(page.getByText('There is no text to make nodes of')).toBeVisible();
  await dialog.getByLabel('List').fill('Convex lens\n- Focus\n- Power\n  - dioptre');
  await add.tap();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('4 nodes added under Lenses')).toBeAttached();
  await page.getByRole('button', { name: 'Undo' }).first().tap();
  await expect.poll(() => names(page)).toEqual(start);
});

// docs/product/screens.md#mindmap-editor
test('a branch moves under another node by its menu', async ({ page }) => {
  const made = await openMapEditor(page);
  await node(page, 'Mirrors').tap();
  await page.getByRole('button', { name: 'More for “Mirrors”' }).tap();
  await page.getByRole('menuitem', { name: 'Move under…' }).tap();
  const dialog = page.getByRole('dialog', { name: 'Move “Mirrors” under' });
  await expect(dialog.getByRole('option')).toHaveText(['Lenses']);
  await dialog.getByRole('option', { name: 'Lenses' }).tap();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Mirrors is now under Lenses')).toBeAttached();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Mindmap updated successfully')).toBeVisible();
  expect(await storedTree(page, made)).toEqual([
    'Lenses > Mirrors',
    'Light > Lenses',
    'Mirrors > Concave',
    'Mirrors > Convex',
  ]);
});

// docs/product/screens.md#mindmap-editor
test('a finger on a node pans the map and moves no branch', async ({ page }) => {
  await openMapEditor(page);
  const fingers = await fingersOn(page);
  const zoom = await zoomOf(page);
  const mirrors = await middleOf(page, 'Mirrors');
  await fingers.drag(mirrors, { x: mirrors.x - 90, y: mirrors.y + 20 });
  await expect.poll(async () => (await middleOf(page, 'Mirrors')).x).toBeLessThan(mirrors.x - 40);
  expect(await names(page)).toEqual(start);
  expect(await zoomOf(page)).toBe(zoom);
});
