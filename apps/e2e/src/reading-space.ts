import type { Page } from '@playwright/test';

/** What of the window is left to the page that is read. */
export type ReadingSpace = {
  /** Of the window's height, what the bars take: header, tabs, tools, and the bar with Next; from 0 to 1. */
  share: number;
  /** How many ruled lines the rest has room for. */
  lines: number;
};

/** A bar is what holds one of these and is as wide as the window. */
const controls = 'header a[aria-label^="Back to"], [role="tablist"], [aria-keyshortcuts="T"]';

/** Of a chapter whose reader is open. */
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
