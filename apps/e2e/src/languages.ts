import type { Page } from '@playwright/test';
import { brand } from '@repo/contracts/brand';

/** The app begins in this language, as on a device on which it was chosen before. */
export const speak = (page: Page, language: 'hi-IN' | 'hi-Latn'): Promise<unknown> =>
  page.addInitScript(
    ({ key, value }) => {
      if (location.protocol.startsWith('http')) localStorage.setItem(key, value);
    },
    { key: `${brand.storagePrefix}-language`, value: language },
  );
