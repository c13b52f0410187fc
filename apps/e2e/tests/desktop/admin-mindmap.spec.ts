import { expect, test } from '@playwright/test';
import { makeChapter, openAdmin } from '#src/admin.ts';
import { node, openMapEditor, storedMaps, storeTree, writeNode, zoomOf } from '#src/mindmap.ts';

// docs/product/screens.md#mindmap-editor
test('a map of 5 nodes is built by keyboard alone, undone, and stored where it is drawn', async ({
  page,
}) => {
  const made = await makeChapter(page.request, {});
  await openAdmin(page, `${made.path}/mindmap`);
  const create = page.getByRole('button', { name: 'New mindmap' });
  await create.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-pane=canvas][data-idea=root]')).toBeFocused();

  // Delete the sample nodes to make room.
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Delete');
  await expect(page.getByText('3 nodes deleted')).toBeVisible();
  await page.keyboard.press('Delete');
  await expect(page.locator('[data-pane=canvas][data-idea=root]')).toBeFocused();
  await page.keyboard.press('F2');
  await page.keyboard.type('Light');
  await page.keyboard.press('Enter');
  await expect(node(page, 'Light')).toBeFocused();
  await page.keyboard.press('Control+Enter');
  await writeNode(page, 'Mirrors');
  await page.keyboard.press('Enter');
  await writeNode(page, 'Lenses');
  await page.keyboard.press('ArrowUp');
  await expect(node(page, 'Mirrors')).toBeFocused();
  await page.keyboard.press('Control+Enter');
  await writeNode(page, 'Concave');
  await page.keyboard.press('Enter');
  await writeNode(page, 'Convex');
  await expect(node(page, 'Convex')).toHaveAccessibleName('Convex, 4 of 5');

  await page.keyboard.press('Control+z');
  await expect(node(page, 'Convex')).toHaveCount(0);
  await page.keyboard.press('Control+y');
  await expect(node(page, 'Convex')).toBeVisible();
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Mindmap created successfully')).toBeVisible();
  const [stored] = await storedMaps(page, made);
  expect(stored?.nodes.map(({ text, x, y }) => [text, x, y])).toEqual([
    ['Light', 0, 200],
    ['Mirrors', 450, 80],
    ['Concave', 900, 0],
    ['Convex', 900, 160],
    ['Lenses', 450, 320],
  ]);
  expect(stored?.nodes[0]?.id).toBe('root');

  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(create).toBeFocused();
  await expect(page.getByText('5 nodes')).toBeVisible();
});

// docs/product/screens.md#mindmap-editor
test('a map of 200 siblings is shown whole, zoomed out further than zooming by steps allows', async ({
  page,
}) => {
  const made = await makeChapter(page.request, {});
  const names = Array.from({ length: 200 }, (_, n) => `Idea ${n + 1}`);
  await storeTree(page, made, 'Wide', { text: 'Root', children: names.map((text) => ({ text })) });
  await openAdmin(page, `${made.path}/mindmap`);
  await page.getByRole('button', { name: 'Edit Wide' }).click();
  await expect(node(page, 'Root')).toBeFocused();
  await page.keyboard.press('Shift+1');
  await expect.poll(() => zoomOf(page)).toBeLessThan(0.2);
  const canvas = (await page.locator('.react-flow').boundingBox()) ?? { y: 0, height: 0 };
  for (const name of ['Idea 1', 'Idea 200']) {
    const box = (await node(page, name).boundingBox()) ?? { y: -1, height: 0 };
    expect(box.y).toBeGreaterThanOrEqual(canvas.y);
    expect(box.y + box.height).toBeLessThanOrEqual(canvas.y + canvas.height);
  }
  const fitted = await zoomOf(page);
  await page.keyboard.press('-');
  expect(await zoomOf(page), 'it does not jump back in').toBe(fitted);
  await page.keyboard.press('+');
  await expect.poll(() => zoomOf(page), 'inside the bounds again').toBe(0.2);
  await page.keyboard.press('+');
  await expect.poll(() => zoomOf(page), 'a step').toBeCloseTo(0.22, 5);
  for (let step = 0; step < 40; step += 1) await page.keyboard.press('+');
  await expect.poll(() => zoomOf(page)).toBe(3);
  for (let step = 0; step < 40; step += 1) await page.keyboard.press('-');
  await expect.poll(() => zoomOf(page)).toBe(0.2);
});

// docs/product/screens.md#mindmap-editor
test('the wheel zooms a map by the same steps and limits as the buttons, and does not scroll the page', async ({
  page,
}) => {
  await openMapEditor(page);
  await page.keyboard.press('Control+0');
  await expect.poll(() => zoomOf(page)).toBe(1);
  const pane = page.locator('.react-flow__pane');
  await pane.hover({ position: { x: 700, y: 650 } });
  await page.mouse.wheel(0, -100);
  await expect.poll(() => zoomOf(page)).toBeCloseTo(1.1, 5);
  await page.mouse.wheel(0, 5_000);
  await expect.poll(() => zoomOf(page)).toBe(0.2);
  await page.mouse.wheel(0, -5_000);
  await expect.poll(() => zoomOf(page)).toBe(3);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

// docs/product/screens.md#mindmap-editor
test('the pointer over a node of a map shows what can be done there', async ({ page }) => {
  await openMapEditor(page);
  const actions = page.getByRole('toolbar', { name: 'Actions of “Mirrors”' });
  await node(page, 'Mirrors').hover();
  await expect(actions.getByRole('button', { name: 'Edit text' })).toBeVisible();
  await node(page, 'Mirrors').click();
  await expect(node(page, 'Mirrors')).toHaveAttribute('aria-expanded', 'false');
  await expect(page.getByText('+2')).toBeVisible();
  await expect(node(page, 'Convex')).toHaveCount(0);
  await actions.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('3 nodes deleted')).toBeVisible();
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
  await expect(node(page, 'Mirrors')).toBeFocused();
});

test('dragging pans a map, and a button that leads back to it appears when the map is out of sight', async ({
  page,
}) => {
  await openMapEditor(page);
  const back = page.getByRole('button', { name: 'Back to content' });
  await expect(back).toHaveCount(0);
  for (let pull = 0; pull < 3; pull += 1) {
    await page.mouse.move(1_200, 640);
    await page.mouse.down();
    await page.mouse.move(60, 120, { steps: 4 });
    await page.mouse.up();
  }
  await back.click();
  await expect(back).toHaveCount(0);
  await expect(node(page, 'Convex')).toBeInViewport();
});
