import { expect, test } from '@playwright/test';
import { fingersOn } from '#src/fingers.ts';
import { middleOf, names, node, openMapEditor, start, zoomOf } from '#src/mindmap.ts';

// docs/product/screens.md#mindmap-editor
test('a tap on a node of a map shows its actions', async ({ page }) => {
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
test('dragging a node with a finger pans the map and moves no branch', async ({ page }) => {
  await openMapEditor(page);
  const fingers = await fingersOn(page);
  const zoom = await zoomOf(page);
  const mirrors = await middleOf(page, 'Mirrors');
  await fingers.drag(mirrors, { x: mirrors.x - 90, y: mirrors.y + 20 });
  await expect.poll(async () => (await middleOf(page, 'Mirrors')).x).toBeLessThan(mirrors.x - 40);
  expect(await names(page)).toEqual(start);
  expect(await zoomOf(page)).toBe(zoom);
});
