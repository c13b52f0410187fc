import type { Page } from '@playwright/test';

/** What a student can do in the open dialog or, without one, in the screen's own part: names of visible controls. */
export const waysOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isVisible = (element: Element) => element.checkVisibility({ visibilityProperty: true });
    const dialog = [...document.querySelectorAll('[role="dialog"], [role="alertdialog"]')]
      .filter(isVisible)
      .at(-1);
    const place = dialog ?? document.querySelector('main') ?? document.body;
    const controls =
      'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, [tabindex="0"]';
    return [...place.querySelectorAll(controls)]
      .filter(isVisible)
      .map((element) => element.getAttribute('aria-label') ?? element.textContent ?? element.tagName);
  });
