import { expect, type Page } from '@playwright/test';
import { fingersOn } from './fingers.ts';

export const electricity = '/tabs/physics/physics-electricity';
export const nextButton = /^(Next|Finish Topic)$/;

/** The part of the window left for the page that is read. */
export type ReadingSpace = {
  /**
   * The share of the window's height that bars take, from 0 to 1: header, tabs, tools, and the bar with Next.
   */
  share: number;
  /** How many ruled lines fit in the rest of the window. */
  lines: number;
};

/** Each bar contains one of these controls and is as wide as the window. */
const controls = 'header a[aria-label^="Back to"], [role="tablist"], [aria-keyshortcuts="T"]';

/** The reading space of the open reader. */
export const readingSpace = (page: Page): Promise<ReadingSpace> =>
  page.evaluate((selector) => {
    const width = document.documentElement.clientWidth;
    const onward = [...document.querySelectorAll('[role="tabpanel"] button')].filter((button) =>
      /^(Next|Finish Topic|Mark Chapter as Finished|Next Chapter)$/.test(button.textContent ?? ''),
    );
    const seen = [...document.querySelectorAll(selector), ...onward].filter((control) =>
      control.checkVisibility({ opacityProperty: true }),
    );
    const bars = seen.map((control) => {
      let bar: Element = control;
      while (bar.parentElement && bar.getBoundingClientRect().width < width - 1) bar = bar.parentElement;
      return bar.getBoundingClientRect();
    });
    const isTaken = (y: number) => bars.some(({ top, bottom }) => top < y && y < bottom);
    const rows = Array.from({ length: innerHeight }, (_, row) => row + 0.5);
    const taken = rows.filter(isTaken).length;
    const rule = Number.parseFloat(
      getComputedStyle(document.querySelector('.ruled-sheet') ?? document.body).lineHeight,
    );
    return { share: taken / innerHeight, lines: Math.floor((innerHeight - taken) / rule) };
  }, controls);

/** The names of the links and buttons outside the sheet that can be seen and pressed. */
export const controlsInView = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('a[href], button')]
      .filter((control) => !control.closest('section'))
      .filter((control) => {
        const { left, right, top, bottom } = control.getBoundingClientRect();
        const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        return hit !== null && control.contains(hit) && getComputedStyle(control).opacity !== '0';
      })
      .map((control) => control.ariaLabel ?? control.textContent ?? ''),
  );

/** The chapter's reader once its first page is at rest and focused. */
export async function openNotes(page: Page): Promise<void> {
  await page.goto(electricity);
  await page.getByRole('button', { name: /^(Start|Continue where left off\?)$/ }).click();
  await expect(page.getByRole('tabpanel').locator('section').first()).toBeFocused();
  await page.waitForLoadState('networkidle');
}

export async function openSummary(page: Page): Promise<void> {
  await page.goto(`${electricity}?tab=summary`);
  await expect(page.getByText(/^Page 1 of \d+$/).first()).toBeVisible();
  await page.waitForLoadState('networkidle');
}

/** Swipes up on the page, which scrolls it down. */
export async function readOn(page: Page): Promise<void> {
  const fingers = await fingersOn(page);
  const { height } = page.viewportSize() ?? { height: 740 };
  for (let stroke = 0; stroke < 2; stroke++)
    await fingers.drag({ x: 150, y: height * 0.75 }, { x: 152, y: height * 0.25 });
}

/** An empty spot of the page, without a link or picture that would take the tap. */
export const emptyPlace = (page: Page) =>
  page.evaluate(() => {
    const isEmpty = (y: number) =>
      document.elementFromPoint(12, y)?.closest('section') !== null &&
      !document.elementFromPoint(12, y)?.closest('a, button, figure');
    const rows = Array.from({ length: innerHeight }, (_, y) => y);
    return { x: 12, y: rows.find((y) => y > innerHeight / 3 && isEmpty(y)) ?? 0 };
  });
