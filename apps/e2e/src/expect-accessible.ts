import { expect, type Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';

/** What passed is not listed: it takes longer to send than to find. */
const options: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
  resultTypes: ['violations'],
};

/** Waits until what moves has arrived: colours and places are measured at rest. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise(requestAnimationFrame);
    const finite = document
      .getAnimations()
      .filter((animation) => Number.isFinite(Number(animation.effect?.getComputedTiming().endTime)));
    await Promise.allSettled(finite.map(({ finished }) => finished));
  });
}

/** What lies behind a dialog is neither reached nor read; it is looked at where no dialog covers it. */
const behindDialog = '[data-base-ui-inert]';

/** No violation of WCAG 2.2 A and AA that axe can find, as the page is now. Frames are not looked into: we have none. */
export async function expectAccessible(page: Page): Promise<void> {
  await settle(page);
  // Half a megabyte of script goes to each document once, not for every run.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const found = await page.evaluate(
    async ({ exclude, options }) => {
      const { violations } = await (window as unknown as { axe: typeof axe }).axe.run({ exclude }, options);
      return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
    },
    { exclude: behindDialog, options },
  );
  expect(found).toEqual([]);
}
