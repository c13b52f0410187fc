import { expect, type Page } from '@playwright/test';
import { electricity, openSummary } from './reading-space.ts';
import { finishSentence, giveVoices, heera, textsSaidOn } from './voices.ts';

export const firstSentences = [
  'Charge, current and voltage',
  'Open a tap and water flows; close a switch and charge flows.',
  'Electric current is the rate of flow of charge:',
  'I equals Q over t',
] as const;

export const opener = (page: Page) => page.getByRole('button', { name: 'Read aloud', exact: true });
export const bar = (page: Page) => page.getByRole('region', { name: 'Reading aloud' });
export const barButton = (page: Page, name: string | RegExp) => bar(page).getByRole('button', { name });

/** The first page of a chapter, once it is at rest. */
export async function openFirstPage(page: Page): Promise<void> {
  await page.goto(`${electricity}?tab=explanation&topic=1&page=1`);
  await expect(page.getByRole('heading', { name: firstSentences[0] })).toBeVisible();
  await expect(page.locator('[data-source="waiting"]')).toHaveCount(0);
  await page.waitForLoadState('networkidle');
  // In zen, moving the mouse shows the tools.
  await page.mouse.move(300, 300);
  await page.mouse.move(300, 2);
}

/** Clicks by script: a pointer would first scroll to the sticky bar. */
export const pressOpener = (page: Page): Promise<void> =>
  opener(page).evaluate((button) => (button as HTMLElement).click());

/** Starts reading aloud, and waits for the first sentence. */
export async function listen(page: Page, begin = () => opener(page).click()): Promise<void> {
  await begin();
  await expect(bar(page)).toBeVisible();
  await expect.poll(() => textsSaidOn(page)).toHaveLength(1);
}

export async function listenToNotes(page: Page): Promise<void> {
  await giveVoices(page, heera);
  await openFirstPage(page);
  await listen(page);
}

export async function listenToSummary(page: Page): Promise<void> {
  await giveVoices(page, heera);
  await openSummary(page);
  await listen(page, () => pressOpener(page));
}

/** Finishes this many sentences. */
export async function hear(page: Page, sentences: number): Promise<void> {
  const before = (await textsSaidOn(page)).length;
  for (let heard = 1; heard <= sentences; heard++) {
    await finishSentence(page);
    await expect.poll(() => textsSaidOn(page)).toHaveLength(before + heard);
  }
}

/** Finishes all sentences of the page. */
export async function hearAll(page: Page): Promise<void> {
  while (await barButton(page, 'On a sentence').isVisible()) await finishSentence(page);
  await expect(bar(page).getByText('End of the page')).toBeVisible();
}

/** The texts marked as being read. */
export const markedOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => [...(CSS.highlights.get('read-aloud') ?? [])].map(String));

type Place = { top: number; bottom: number; freeTop: number; freeBottom: number };

/**
 * Top and bottom of the text being read, and of the window's part that bars leave free, in px; null where
 * nothing is marked.
 */
export const placeOnScreen = (page: Page): Promise<Place | null> =>
  page.evaluate(() => {
    const [range] = (CSS.highlights.get('read-aloud') ?? []) as Iterable<Range>;
    if (!range) return null;
    const { top, bottom } = range.getBoundingClientRect();
    const tabs = document.querySelector('[role="tablist"]')?.getBoundingClientRect().bottom ?? 0;
    const foot = document.querySelector('[aria-label="Reading aloud"]')?.getBoundingClientRect().top ?? 0;
    return { top, bottom, freeTop: Math.max(tabs, 0), freeBottom: foot };
  });
