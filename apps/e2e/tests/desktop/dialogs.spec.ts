import { expect, type Locator, type Page, test } from '@playwright/test';
import { openAs } from '#src/open-as.ts';
import { pressStart } from '#src/study.ts';
import type { Viewer } from '#src/viewers.ts';

const electricity = '/tabs/physics/physics-electricity';

type Case = {
  name: string;
  viewer: Viewer;
  path: string;
  role: 'dialog' | 'alertdialog';
  /** Moves to the opener; pressing Enter on it opens the dialog. */
  opener: (page: Page) => Promise<Locator> | Locator;
};

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).filter({ visible: true }).first();

const cases: Case[] = [
  {
    name: 'Confirm Logout',
    viewer: 'basic',
    path: '/dashboard',
    role: 'alertdialog',
    opener: (page) => button(page, 'Logout'),
  },
  {
    name: 'Search',
    viewer: 'basic',
    path: '/dashboard',
    role: 'dialog',
    opener: (page) => button(page, /^Search/),
  },
  {
    name: 'Get Super',
    viewer: 'basic',
    path: '/profile',
    role: 'dialog',
    opener: (page) => button(page, 'Upgrade'),
  },
  {
    name: 'Choose your study companion',
    viewer: 'super',
    path: electricity,
    role: 'dialog',
    opener: (page) => button(page, /^Study companion: /),
  },
  {
    name: 'Contents',
    viewer: 'super',
    path: electricity,
    role: 'dialog',
    async opener(page) {
      await button(page, /^(Start|Continue where left off\?)$/).click();
      return button(page, /^Contents/);
    },
  },
  {
    name: 'Memes',
    viewer: 'super',
    path: `${electricity}?tab=memes`,
    role: 'dialog',
    opener: (page) => page.getByRole('tabpanel').getByRole('button').nth(1),
  },
  {
    name: 'Leave the quiz?',
    viewer: 'super',
    path: `${electricity}?tab=quiz`,
    role: 'alertdialog',
    async opener(page) {
      await pressStart(page);
      return page.getByRole('tab', { name: 'Memes' });
    },
  },
];

const isInside = (dialog: Locator) =>
  dialog.evaluate(
    (element) => element.contains(document.activeElement) || element === document.activeElement,
  );

// docs/product/screens.md#dialogs
for (const { name, viewer, path, role, opener } of cases)
  test(`«${name}» takes the focus, keeps it, closes by Escape and gives it back; the page behind is inert`, async ({
    browser,
  }) => {
    const page = await openAs(browser, viewer);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const opens = await opener(page);
    await opens.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole(role, { name });
    await expect(dialog).toBeVisible();
    await expect.poll(() => isInside(dialog)).toBe(true);
    // Inert or hidden elements have no role. Only live regions, such as a clock, remain.
    for (const control of ['link', 'button', 'tab', 'radio', 'navigation'] as const)
      await expect
        .poll(async () => (await page.getByRole(control).count()) - (await dialog.getByRole(control).count()))
        .toBe(0);
    const stops = await dialog.locator('a[href], button, input, select, textarea').count();
    for (const key of ['Tab', 'Shift+Tab'])
      for (let press = 0; press < stops + 2; press++) {
        await page.keyboard.press(key);
        await expect.poll(() => isInside(dialog), `${key} ${press}`).toBe(true);
      }
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(opens).toBeFocused();
    await expect(page.getByRole('main')).toBeVisible();
    await page.context().close();
  });
