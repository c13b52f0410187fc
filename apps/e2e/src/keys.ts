import { expect, type Locator, type Page } from '@playwright/test';

/** More than these from one thing to the next would be absurd. */
const stopsMax = 60;

/** Tabs on until this has the focus: who has no mouse has no other way. */
export async function reach(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(target).toBeVisible();
  const hasFocus = () => target.evaluate((element) => element === document.activeElement);
  for (let presses = 0; presses < stopsMax; presses++) {
    if (await hasFocus()) return;
    await page.keyboard.press(key);
  }
  await expect(target, `never reached by ${key}`).toBeFocused();
}

/** Reaches it and presses Enter. */
export async function press(page: Page, target: Locator): Promise<void> {
  await reach(page, target);
  await page.keyboard.press('Enter');
}
