import { expect, type Page } from '@playwright/test';
import {
  barButton,
  hear,
  hearAll,
  listen,
  listenToNotes,
  opener,
  openFirstPage,
  pressOpener,
} from '#src/read-aloud.ts';
import { openSummary } from '#src/reading-space.ts';
import { giveVoices, heera, ravi } from '#src/voices.ts';
import { inOnePage, type ScreenState } from './state.ts';

const listening = (name: string, open: (page: Page) => Promise<void>) => ({
  viewer: 'super' as const,
  title: 'Electricity: Explanation',
  isOpenedAtEachSize: true as const,
  name,
  open,
});

export const readAloudStates: ScreenState[] = [
  ...inOnePage(
    listening('read-aloud-offered', async (page) => {
      await giveVoices(page, heera);
      await openFirstPage(page);
      await expect(opener(page)).toBeVisible();
    }),
    listening('read-aloud-formula', async (page) => {
      await listen(page);
      await hear(page, 3);
    }),
    listening('read-aloud', (page) => hear(page, 2)),
    listening('read-aloud-end', hearAll),
  ),
  listening('read-aloud-block', async (page) => {
    // A browser that can't mark part of a text marks the whole block.
    await page.addInitScript(() => Reflect.deleteProperty(window, 'Highlight'));
    await listenToNotes(page);
    await hear(page, 1);
    await expect(page.locator('[data-read-aloud]')).toBeVisible();
  }),
  listening('read-aloud-voice', async (page) => {
    await giveVoices(page, heera, ravi);
    await openFirstPage(page);
    await opener(page).click();
    await barButton(page, /speed and voice$/).click();
    await expect(page.getByRole('dialog', { name: 'Speed and voice' })).toBeVisible();
  }),
  ...inOnePage(
    {
      ...listening('read-aloud-summary-offered', async (page) => {
        await giveVoices(page, heera);
        await openSummary(page);
        await expect(opener(page)).toBeVisible();
      }),
      title: 'Electricity: Summary',
    },
    {
      name: 'read-aloud-summary',
      isOpenedAtEachSize: true,
      async open(page) {
        await listen(page, () => pressOpener(page));
        await hear(page, 12);
      },
    },
  ),
];
