import { type BrowserContext, expect, type Page } from '@playwright/test';

/** A subject in the profile's list of what is on the device. */
export const row = (page: Page, subject: string) => page.getByRole('listitem').filter({ hasText: subject });

/** Opens that list. */
export async function openList(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Content on this device' }).click();
  await expect(row(page, 'Chemistry')).toBeVisible();
}

export const remove = (page: Page, subject: string) =>
  page.getByRole('button', { name: `Remove ${subject} from this device` }).click();
export const download = (page: Page, subject: string) =>
  page.getByRole('button', { name: `Download ${subject}` }).click();
export const isWhole = /All \d+ chapters, \d+\.\d MB/;
export const isGone = /Not on this device, \d+\.\d MB/;

/** Ids of chapters that are requested from now on. */
export function requestedChapters(context: BrowserContext): string[] {
  const ids: string[] = [];
  context.on('request', (request) => {
    const id = /bulk-data\/([^/]+)\/\w{64}/.exec(request.url())?.[1];
    if (id) ids.push(id);
  });
  return ids;
}
