import { expect, test } from '@playwright/test';
import { openAs } from '#src/open-as.ts';

// docs/product/screens.md#print
test('a page printed before its formulas have loaded shows their source', async ({ browser }) => {
  const page = await openAs(browser, 'super');
  await page.route(/\/formulas-[^/]+\.css/, () => {});
  await page.goto('/tabs/mathematics/mathematics-quadratic-equations?tab=explanation&topic=2&page=1');
  const formula = page.locator('[data-source="waiting"]').first();
  await expect(formula).toBeAttached();
  const look = () =>
    formula.evaluate((element) => {
      const { color, visibility } = getComputedStyle(element);
      return color === 'rgba(0, 0, 0, 0)' ? 'hidden' : visibility;
    });
  expect(await look()).toBe('hidden');
  await page.emulateMedia({ media: 'print' });
  expect(await look()).toBe('visible');
  await page.context().close();
});
