import { expect, type Locator, type Page } from '@playwright/test';

/** Upper bound on Tab presses between two controls. */
const stopsMax = 60;

/** Presses Tab until this has the focus, as a keyboard user has to. */
export async function reach(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(target).toBeVisible();
  const hasFocus = () => target.evaluate((element) => element === document.activeElement);
  for (let presses = 0; presses < stopsMax; presses++) {
    if (await hasFocus()) return;
    await page.keyboard.press(key);
  }
  await expect(target, `never reached by ${key}`).toBeFocused();
}

/** Reaches a control by Tab and presses Enter. */
export async function press(page: Page, target: Locator): Promise<void> {
  await reach(page, target);
  await page.keyboard.press('Enter');
}
