import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** What passed is not listed: it takes longer to send than to find. */
const options: Parameters<AxeBuilder['options']>[0] = {
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

/** No violation of WCAG 2.2 A and AA that axe can find, as the page is now. */
export async function expectAccessible(page: Page): Promise<void> {
  await settle(page);
  // Legacy mode spares a second page for every run; it leaves out only frames of other origins, and we have none.
  const { violations } = await new AxeBuilder({ page }).options(options).setLegacyMode().analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)])).toEqual([]);
}
