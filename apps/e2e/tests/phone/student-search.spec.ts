import { expect, type Page, test } from '@playwright/test';
import { demo, openLoggedIn } from '#src/demo.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search' });
const results = (page: Page) => dialog(page).getByRole('listitem').getByRole('link');

const opener = (page: Page) => page.getByRole('button', { name: /^Search/ }).filter({ visible: true });

async function find(page: Page, words: string): Promise<void> {
  await expect(opener(page)).toBeVisible();
  await page.keyboard.press('Control+k');
  await dialog(page).getByRole('searchbox').fill(words);
  await expect(results(page).nth(2)).toBeVisible();
}

// docs/product/screens.md#search
test('search results read as sentences: functions keep their names, and no markup is left in them', async ({
  page,
}) => {
  await openLoggedIn(page, demo.super);
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
