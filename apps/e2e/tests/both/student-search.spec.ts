import { expect, type Page, test } from '@playwright/test';
import { demo, logIn } from '#src/demo.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search' });
const results = (page: Page) => dialog(page).getByRole('listitem').getByRole('link');

const opener = (page: Page) => page.getByRole('button', { name: /^Search/ }).filter({ visible: true });

async function find(page: Page, words: string): Promise<void> {
  await expect(opener(page)).toBeVisible();
  await page.keyboard.press('Control+k');
  await dialog(page).getByRole('searchbox').fill(words);
  await expect(results(page).nth(2)).toBeVisible();
}

// docs/product.md#search
test('the search is walked through by arrows, and Enter opens what has the focus', {
  tag: '@journey',
}, async ({ page }) => {
  await logIn(page, demo.super);
  await opener(page).focus();
  await find(page, 'ohm');
  const field = dialog(page).getByRole('searchbox');
  await page.keyboard.press('ArrowDown');
  await expect(results(page).first()).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(field).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('End');
  await expect(results(page).last()).toBeFocused();
  await expect(results(page).last()).toBeInViewport({ ratio: 1 });
  await page.keyboard.type('s');
  await expect(field).toHaveValue('ohms');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(opener(page)).toBeFocused();

  await find(page, 'ohm');
  const title = await results(page)
    .getByText(/, page \d+$/)
    .first()
    .textContent();
  const wanted = results(page)
    .filter({ hasText: title ?? '' })
    .first();
  await expect(async () => {
    await page.keyboard.press('ArrowDown');
    await expect(wanted).toBeFocused({ timeout: 100 });
  }).toPass();
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeHidden();
  const place = `P${title?.replace(/^.*, p/, '')} of`;
  await expect(page.getByText(place).filter({ visible: true }).first()).toBeVisible();
});

test('what is found reads as a sentence: functions keep their names, and no sign of the markup is left', async ({
  page,
}) => {
  await logIn(page, demo.super);
  for (const words of ['sin', 'length']) {
    await find(page, words);
    for (const text of await results(page).allInnerTexts())
      expect(text).not.toMatch(/[$\\]|\*\*|(?:^|\s)- /m);
    await page.keyboard.press('Escape');
  }
  await find(page, 'sin');
  await expect(
    results(page)
      .filter({ hasText: /sin [A-Zθ]/ })
      .first(),
  ).toBeVisible();
});
