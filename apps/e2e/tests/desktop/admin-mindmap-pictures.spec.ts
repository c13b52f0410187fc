import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { makeChapter, openAdmin } from '#src/admin.ts';
import { node, openMapEditor, storeTree } from '#src/mindmap.ts';

/** Presses an entry of an open menu and reads the saved file. */
async function savedBy(page: Page, entry: string): Promise<{ name: string; bytes: Buffer }> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: entry }).click(),
  ]);
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
}

/** An SVG file's texts, those outside of the picture, and forbidden content. */
const lookInto = (page: Page, svg: string) =>
  page.evaluate((source) => {
    const file = new DOMParser().parseFromString(source, 'image/svg+xml');
    const holder = document.createElement('div');
    holder.append(document.importNode(file.documentElement, true));
    document.body.append(holder);
    const drawing = holder.firstElementChild as SVGSVGElement;
    const { width, height } = drawing.viewBox.baseVal;
    const texts = [...drawing.querySelectorAll('text')];
    const found = {
      isBroken: file.querySelector('parsererror') !== null,
      title: drawing.querySelector('title')?.textContent,
      groups: [...drawing.querySelectorAll('g[font-size]')].map((group) =>
        [...group.querySelectorAll('text')].map(({ textContent }) => textContent).join(' '),
      ),
      outside: texts.filter((text) => {
        const box = text.getBBox();
        return box.x < 0 || box.y < 0 || box.x + box.width > width || box.y + box.height > height;
      }).length,
      smallest: Math.min(
        ...[...drawing.querySelectorAll('g[font-size]')].map((g) => Number(g.getAttribute('font-size'))),
      ),
      foreign: drawing.querySelectorAll('script, style, image, foreignObject, [href], [onload]').length,
    };
    holder.remove();
    return found;
  }, svg);

const long =
  'The angle of incidence is equal to the angle of reflection, and both rays and the normal lie in one plane, at every point of any smooth surface, flat or curved, as long as it is polished well enough';
const odd = '<b>n₁ & "n₂"</b> पानी';

// docs/product/screens.md#mindmap-editor
test('a map is saved as a drawing and as a picture from its card, in the light look', async ({ page }) => {
  const made = await makeChapter(page.request, {});
  await storeTree(page, made, 'Optics: part 1/2', {
    text: 'Light',
    children: [{ text: 'Mirrors', children: [{ text: long }, { text: odd }] }, { text: 'Lenses' }],
  });
  await page.emulateMedia({ colorScheme: 'dark' });
  await openAdmin(page, `${made.path}/mindmap`);
  const more = page.getByRole('button', { name: 'More for Optics: part 1/2' });
  await more.click();
  const svg = await savedBy(page, 'Save as drawing (SVG)');
  expect(svg.name).toBe('Optics part 1 2.svg');
  await expect(page.getByText('Saved Optics part 1 2.svg')).toBeVisible();
  const source = svg.bytes.toString();
  const found = await lookInto(page, source);
  expect(found).toMatchObject({ isBroken: false, title: 'Optics: part 1/2', outside: 0, foreign: 0 });
  expect(found.groups).toEqual(['Light', 'Mirrors', long, odd, 'Lenses']);
  expect(found.smallest).toBeGreaterThanOrEqual(11);
  expect(source).toContain('fill="#f5f7fc"');
  expect(source).not.toContain('<b>');

  await more.click();
  const png = await savedBy(page, 'Save as picture (PNG)');
  expect(png.name).toBe('Optics part 1 2.png');
  const { width, height } = await sharp(png.bytes).metadata();
  // Two pixels per unit of the drawing, which has a margin of 40.
  expect([width, height]).toEqual([2 * (1_100 + 80), 2 * (400 + 80)]);
  const colourAt = async (left: number, top: number) => [
    ...(await sharp(png.bytes).extract({ left, top, width: 1, height: 1 }).removeAlpha().raw().toBuffer()),
  ];
  expect(await colourAt(2, 2), 'paper of the light look').toEqual([0xf5, 0xf7, 0xfc]);
  const lenses = await sharp(png.bytes)
    .extract({ left: 2 * 490, top: 2 * 360, width: 400, height: 160 })
    .greyscale()
    .stats();
  expect(lenses.channels[0]?.min, 'its text is drawn').toBeLessThan(80);
});

// docs/product/screens.md#mindmap-editor
test('the editor saves a picture by keyboard, with the text being typed', async ({ page }) => {
  await openMapEditor(page);
  // A collapsed branch is still part of the map.
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Space');
  await expect(node(page, 'Convex')).toHaveCount(0);
  await page.keyboard.type('Prisms');
  await page.keyboard.press('Enter');
  const more = page.getByRole('button', { name: 'More for this mindmap' });
  await more.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Save as picture (PNG)' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  const [download] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')]);
  const { groups } = await lookInto(page, await readFile(await download.path(), 'utf8'));
  expect(groups).toEqual(['Light', 'Prisms', 'Concave', 'Convex', 'Lenses']);
  await expect(more).toBeFocused();
});

// docs/product/screens.md#mindmap-editor
test('the largest map is saved whole, with a note that the drawing is sharper', async ({ page }) => {
  const made = await makeChapter(page.request, {});
  const names = Array.from({ length: 999 }, (_, n) => `Idea ${n + 1}`);
  await storeTree(page, made, 'Wide', { text: 'Root', children: names.map((text) => ({ text })) });
  await openAdmin(page, `${made.path}/mindmap`);
  const more = page.getByRole('button', { name: 'More for Wide' });
  await more.click();
  const svg = await savedBy(page, 'Save as drawing (SVG)');
  expect((await lookInto(page, svg.bytes.toString())).groups).toEqual(['Root', ...names]);
  await more.click();
  const png = await savedBy(page, 'Save as picture (PNG)');
  await expect(
    page.getByText(/^Saved Wide.png, but the map is so large that its texts are tiny/),
  ).toBeVisible();
  const { height = 0 } = await sharp(png.bytes).metadata();
  expect(height).toBeGreaterThan(16_000);
  const { channels } = await sharp(png.bytes).greyscale().stats();
  expect(channels[0]?.min, 'it is not blank').toBeLessThan(150);
});
