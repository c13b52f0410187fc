import { expect, type Page } from '@playwright/test';
import {
  barButton,
  hear,
  hearAll,
  listenToNotes,
  listenToSummary,
  opener,
  openFirstPage,
} from '#src/read-aloud.ts';
import { openSummary } from '#src/reading-space.ts';
import { giveVoices, heera, ravi } from '#src/voices.ts';
import type { ScreenState } from './state.ts';

const listening = (
  name: string,
  tab: 'Explanation' | 'Summary',
  open: (page: Page) => Promise<void>,
): ScreenState => ({
  name,
  viewer: 'super',
  title: `Electricity: ${tab}`,
  isOpenedAtEachSize: true,
  open,
});

export const readAloudStates: ScreenState[] = [
  listening('read-aloud-offered', 'Explanation', async (page) => {
    await giveVoices(page, heera);
    await openFirstPage(page);
    await expect(opener(page)).toBeVisible();
  }),
  listening('read-aloud', 'Explanation', async (page) => {
    await listenToNotes(page);
    await hear(page, 5);
  }),
  listening('read-aloud-block', 'Explanation', async (page) => {
    // A browser that can't mark part of a text marks the whole block.
    await page.addInitScript(() => Reflect.deleteProperty(window, 'Highlight'));
    await listenToNotes(page);
    await hear(page, 1);
    await expect(page.locator('[data-read-aloud]')).toBeVisible();
  }),
  listening('read-aloud-formula', 'Explanation', async (page) => {
    await listenToNotes(page);
    await hear(page, 3);
  }),
  listening('read-aloud-voice', 'Explanation', async (page) => {
    await giveVoices(page, heera, ravi);
    await openFirstPage(page);
    await opener(page).click();
    await barButton(page, /speed and voice$/).click();
    await expect(page.getByRole('dialog', { name: 'Speed and voice' })).toBeVisible();
  }),
  listening('read-aloud-end', 'Explanation', async (page) => {
    await listenToNotes(page);
    await hearAll(page);
  }),
  listening('read-aloud-summary-offered', 'Summary', async (page) => {
    await giveVoices(page, heera);
    await openSummary(page);
    await expect(opener(page)).toBeVisible();
  }),
  listening('read-aloud-summary', 'Summary', async (page) => {
    await listenToSummary(page);
    await hear(page, 12);
  }),
];
