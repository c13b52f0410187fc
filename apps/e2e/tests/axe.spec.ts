import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { demo, logIn } from '#src/demo.ts';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

async function expectAccessible(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  const { violations } = await new AxeBuilder({ page }).withTags(rules).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)])).toEqual([]);
}

for (const colorScheme of ['light', 'dark'] as const)
  test.describe(`in ${colorScheme}`, () => {
    test.use({ colorScheme });

    test('the screens before the login have no axe violation', async ({ page }) => {
      for (const path of [
        '/login',
        '/signup',
        '/verify?email=a@b.in',
        '/reset-password',
        '/coming-soon',
        '/admin',
      ]) {
        await page.goto(path);
        await expectAccessible(page);
      }
    });

    test('the study screens have no axe violation', async ({ page }) => {
      await logIn(page, demo.super);
      await expectAccessible(page);
      await page.goto('/subject/physics');
      await expect(page.getByRole('list', { name: 'Chapters' })).toBeVisible();
      await expectAccessible(page);
      for (const tab of ['explanation', 'summary', 'flashcards', 'quiz', 'memes', 'mindmap']) {
        await page.goto(`/tabs/physics/physics-electricity?tab=${tab}`);
        await expect(page.getByRole('tablist')).toBeVisible();
        await expectAccessible(page);
      }
      await page.goto('/tabs/physics/physics-electricity');
      await page.getByRole('button', { name: /^(Start|Continue where left off\?)$/ }).click();
      await expectAccessible(page);
    });

    test('a locked chapter has no axe violation', async ({ page }) => {
      await logIn(page, demo.basic);
      await page.goto('/tabs/physics/physics-electricity');
      await expect(page.getByRole('link', { name: 'Back to chapters' })).toBeVisible();
      await expectAccessible(page);
    });
  });
