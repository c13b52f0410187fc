import { expect, type Page, test } from '@playwright/test';
import { middleOf, names, node, openMapEditor, start, storedTree } from '#src/mindmap.ts';

/** Drags a node by the mouse and holds it over another one. */
async function dragOver(page: Page, name: string, goal: string) {
  const [from, to] = [await middleOf(page, name), await middleOf(page, goal)];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 5 });
}

// docs/product/screens.md#mindmap-editor
test('a node dragged onto another moves there with its whole branch', async ({ page }) => {
  const made = await openMapEditor(page);
  await dragOver(page, 'Convex', 'Lenses');
  await page.mouse.up();
  await expect(page.getByText('Convex is now under Lenses')).toBeAttached();
  await expect(node(page, 'Convex')).toHaveAccessibleName('Convex, 5 of 5');
  await expect(node(page, 'Convex')).toBeFocused();
  await page.keyboard.press('Control+z');
  await expect.poll(() => names(page)).toEqual(start);

  // A collapsed target node expands.
  await node(page, 'Mirrors').click();
  await expect(node(page, 'Mirrors')).toHaveAttribute('aria-expanded', 'false');
  await dragOver(page, 'Lenses', 'Mirrors');
  await page.mouse.up();
  await expect(node(page, 'Mirrors')).toHaveAttribute('aria-expanded', 'true');
  await expect(node(page, 'Lenses')).toHaveAccessibleName('Lenses, 5 of 5');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Mindmap updated successfully')).toBeVisible();
  expect(await storedTree(page, made)).toEqual([
    'Light > Mirrors',
    'Mirrors > Concave',
    'Mirrors > Convex',
    'Mirrors > Lenses',
  ]);
});

// docs/product/screens.md#mindmap-editor
test('a drag changes nothing on Escape, onto its own branch, or onto empty space', async ({ page }) => {
  await openMapEditor(page);
  await dragOver(page, 'Convex', 'Lenses');
  await page.keyboard.press('Escape');
  await page.mouse.up();
  expect(await names(page)).toEqual(start);
  await expect(page.getByRole('dialog', { name: 'Edit mindmap' })).toBeVisible();

  await dragOver(page, 'Mirrors', 'Concave');
  await page.mouse.up();
  await expect(page.getByText('A node cannot move under itself or under what hangs on it')).toBeVisible();
  const lenses = await middleOf(page, 'Lenses');
  await page.mouse.move(lenses.x, lenses.y);
  await page.mouse.down();
  await page.mouse.move(lenses.x + 60, lenses.y + 200, { steps: 4 });
  await page.mouse.up();
  await expect(page.getByText(/^Drop a node on the one that it is to hang on/)).toBeVisible();
  // Dropping it where it started does not press the node either.
  await page.mouse.move(lenses.x, lenses.y);
  await page.mouse.down();
  await page.mouse.move(lenses.x + 40, lenses.y, { steps: 4 });
  await page.mouse.move(lenses.x + 2, lenses.y, { steps: 4 });
  await page.mouse.up();
  expect(await names(page)).toEqual(start);
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveAttribute('aria-disabled', 'true');
});
