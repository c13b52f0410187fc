import { expect, type Page, test } from '@playwright/test';
import { middleOf, names, node, openMapEditor, start, storedTree } from '#src/mindmap.ts';

/** Takes a node by the mouse and holds it over another one. */
async function dragOver(page: Page, name: string, goal: string) {
  const [from, to] = [await middleOf(page, name), await middleOf(page, goal)];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 5 });
}

// docs/product/screens.md#mindmap-editor
test('a copied list of 15 lines pastes as branches, and one undo takes it away', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const made = await openMapEditor(page);
  const list = [
    '1. Plane mirror',
    '\t- Image',
    '\t\t• upright',
    '\t\t• as large',
    '\t- Uses',
    '2. Spherical mirror',
    '    - Terms',
    '        - Pole',
    '        - Focus',
    '        - Centre',
    '    - Rules',
    '        1) parallel ray',
    '        2) ray through the focus',
    '',
    '3. Law of reflection',
    '\ti = r',
  ];
  await page.evaluate((text) => navigator.clipboard.writeText(text), list.join('\n'));
  await page.keyboard.press('ArrowRight');
  await expect(node(page, 'Mirrors')).toBeFocused();
  await page.keyboard.press('Control+v');
  await expect(page.getByText('15 nodes added under Mirrors')).toBeAttached();
  await expect(node(page, 'Mirrors')).toHaveAccessibleName('Mirrors, 2 of 20');
  await page.keyboard.press('Control+z');
  await expect.poll(() => names(page)).toEqual(start);
  await page.keyboard.press('Control+y');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Mindmap updated successfully')).toBeVisible();
  expect(await storedTree(page, made)).toEqual(
    [
      'Image > as large',
      'Image > upright',
      'Law of reflection > i = r',
      'Light > Lenses',
      'Light > Mirrors',
      'Mirrors > Concave',
      'Mirrors > Convex',
      'Mirrors > Law of reflection',
      'Mirrors > Plane mirror',
      'Mirrors > Spherical mirror',
      'Plane mirror > Image',
      'Plane mirror > Uses',
      'Rules > parallel ray',
      'Rules > ray through the focus',
      'Spherical mirror > Rules',
      'Spherical mirror > Terms',
      'Terms > Centre',
      'Terms > Focus',
      'Terms > Pole',
    ].sort(),
  );
});

// docs/product/screens.md#mindmap-editor
test('a node that is dragged onto another moves there with all below it', async ({ page }) => {
  const made = await openMapEditor(page);
  await dragOver(page, 'Convex', 'Lenses');
  await page.mouse.up();
  await expect(page.getByText('Convex is now under Lenses')).toBeAttached();
  await expect(node(page, 'Convex')).toHaveAccessibleName('Convex, 5 of 5');
  await expect(node(page, 'Convex')).toBeFocused();
  await page.keyboard.press('Control+z');
  await expect.poll(() => names(page)).toEqual(start);

  // Under a node that is collapsed: it opens.
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
test('a drag changes nothing on Escape, onto what hangs below, or onto nothing', async ({ page }) => {
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
  // Let go where it was taken: it is no press of the node either.
  await page.mouse.move(lenses.x, lenses.y);
  await page.mouse.down();
  await page.mouse.move(lenses.x + 40, lenses.y, { steps: 4 });
  await page.mouse.move(lenses.x + 2, lenses.y, { steps: 4 });
  await page.mouse.up();
  expect(await names(page)).toEqual(start);
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveAttribute('aria-disabled', 'true');
});
