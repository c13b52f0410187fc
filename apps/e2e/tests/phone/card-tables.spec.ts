import { expect, test } from '@playwright/test';
import { demo, logIn } from '#src/demo.ts';
import { fingersOn } from '#src/fingers.ts';
import { publishCards } from '#src/publish-cards.ts';

const heads = ['Photosynthesis', 'Transpiration', 'Respiration', 'Reproduction', 'Electrolysis'];
const wide = [heads, heads.map(() => '---'), heads].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
const narrow = '| V | I |\n| --- | --- |\n| 1 | 2 |';

// docs/product/screens.md#flashcards
test('a finger scrolls a wide table; moving it over any other table flips the card', async ({
  page,
  request,
}) => {
  const { path } = await publishCards(request, [wide, narrow]);
  await logIn(page, demo.super);
  await page.goto(`${path}?tab=flashcards`);

  const card = page.locator('.flip-card');
  const box = page.locator('.flip-face:not([inert]) .table-box');
  const middle = async () => {
    const { x, y, width, height } = (await box.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    return { x: x + width / 2, y: y + height / 2 };
  };
  const fingers = await fingersOn(page);
  await expect(page.getByRole('region', { name: /^Table: Photosynthesis/ })).toBeVisible();
  await fingers.tap(await middle());
  const from = await middle();
  await fingers.drag(from, { x: from.x - 120, y: from.y });
  await expect.poll(() => box.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
  await fingers.tap(await middle());
  await expect(card).not.toHaveAttribute('data-flipped');

  const face = (await card.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await fingers.tap({ x: face.x + face.width / 2, y: face.y + face.height - 8 });
  await expect(card).toHaveAttribute('data-flipped');

  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText('2 of 2', { exact: true })).toBeVisible();
  await expect(card).not.toHaveAttribute('data-flipped');
  await fingers.tap(await middle());
  await expect(card).toHaveAttribute('data-flipped');
});
