import { expect, test } from '@playwright/test';
import { demo, logIn } from '#src/demo.ts';
import { missTwo } from '#src/mistakes.ts';
import { goOffline } from '#src/network.ts';
import { publishTest } from '#src/publish-test.ts';
import { logInWithSuper } from '#src/revision.ts';
import { isReadyForOffline } from '#src/study.ts';

test.use({ serviceWorkers: 'allow' });

// docs/product/study.md#revision-sheet
test('a chapter is printed as a revision sheet with its summary, formulas and figures', async ({
  page,
  context,
  request,
}) => {
  await logInWithSuper(page, request);
  await page.goto('/tabs/physics/physics-light?tab=summary&page=99');
  const link = page.getByRole('link', { name: 'Revision sheet to print' });
  await link.focus();
  await page.keyboard.press('Enter');
  const sheet = page.locator('.revision-sheet');
  await expect(sheet.getByRole('heading', { name: /Light/, level: 1 })).toBeVisible();
  await expect(sheet.getByRole('heading', { name: 'Formulas' })).toBeVisible();
  await expect(sheet.getByRole('heading', { name: 'Figures' })).toBeVisible();
  await expect(sheet.locator('.katex').first()).toBeVisible();

  await isReadyForOffline(page);
  await goOffline(context);
  await page.reload();
  await expect(sheet.getByRole('heading', { name: 'Formulas' })).toBeVisible();
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await expect(page.getByRole('navigation').first()).toBeHidden();
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  const colours = await sheet.evaluate((one) => {
    const { color, backgroundColor } = getComputedStyle(one);
    return [color, backgroundColor];
  });
  expect(colours).toEqual(['rgb(0, 0, 0)', 'rgb(255, 255, 255)']);
});

// docs/product/study.md#revision-sheet
test('missed questions are on the revision sheet with the right answer', async ({ page, request }) => {
  const { path, chapterId } = await publishTest(request);
  await logInWithSuper(page, request);
  await missTwo(page, path);
  await page.goto(`/sheet/${chapterId}`);
  const mistakes = page
    .getByRole('region')
    .or(page.locator('.sheet-part'))
    .filter({ hasText: 'My mistakes' });
  await expect(mistakes.getByRole('listitem')).toHaveCount(2);
  await expect(mistakes.getByText('A layer forms on it').first()).toBeVisible();
});

test('the revision sheet of a deleted chapter leads Home', async ({ page, request }) => {
  await logInWithSuper(page, request);
  await page.goto('/sheet/no-such-chapter');
  await expect(page).toHaveURL(/dashboard/);
});

test('a Basic student gets no revision sheet, neither by a link nor by its address', async ({ page }) => {
  await logIn(page, demo.basic);
  await page.goto('/sheet/physics-light');
  await expect(page).toHaveURL(/dashboard/);
});
