import type { Page } from '@playwright/test';

/** A person's actions on a page, and how long they would take at an unhurried pace. */
export type Acts = { clicks: number; keys: number; pages: number };

/** Choosing a file in the dialog of the system: its name, then Open. */
const clicksOfFileDialog = 2;
const seconds = { click: 3, key: 0.5, page: 5 };

/** Counts clicks, key presses and page changes from now on. */
export async function countActs(page: Page): Promise<Acts> {
  const acts: Acts = { clicks: 0, keys: 0, pages: 0 };
  await page.exposeFunction('countAct', (kind: 'clicks' | 'keys') => {
    acts[kind] += 1;
  });
  const listen = () => {
    const { countAct } = window as unknown as { countAct: (kind: string) => void };
    addEventListener('pointerdown', () => countAct('clicks'), true);
    addEventListener('keydown', ({ repeat }) => repeat || countAct('keys'), true);
  };
  await page.addInitScript(listen);
  await page.evaluate(listen);
  page.on('filechooser', () => {
    acts.clicks += clicksOfFileDialog;
  });
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) acts.pages += 1;
  });
  return acts;
}

/** 3 s for each click, 0.5 s for each key and 5 s for each page change. */
export const minutesOf = ({ clicks, keys, pages }: Acts): number =>
  (clicks * seconds.click + keys * seconds.key + pages * seconds.page) / 60;
