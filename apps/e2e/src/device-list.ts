import { type BrowserContext, expect, type Page, type Request } from '@playwright/test';
import { brand } from '@repo/contracts/brand';
import { gate } from './gate.ts';

/** A subject in the profile's list of what is on the device. */
export const row = (page: Page, subject: string) => page.getByRole('listitem').filter({ hasText: subject });

/** Opens that list, with a row of this subject. */
export async function openList(page: Page, subject = 'Chemistry'): Promise<void> {
  await page.getByRole('button', { name: 'Content on this device' }).click();
  await expect(row(page, subject)).toBeVisible();
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

/** Holds requests of one chapter until `release`. `requested` is the first of them. */
export async function holdChapter(context: BrowserContext, chapterId: string) {
  const address = `**/bulk-data/${chapterId}/**`;
  const [released, requested] = [gate(), gate<Request>()];
  await context.route(address, async (route) => {
    requested.open(route.request());
    await released.opened;
    await route.continue().catch(() => {});
  });
  return {
    requested: requested.opened,
    release: () => released.open(),
    unroute: () => context.unroute(address),
  };
}

/** Ids of chapters with notes on this device, and keys of what else is stored of chapters. */
export const readDevice = (page: Page) =>
  page.evaluate(async (prefix) => {
    const done = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const nothing = { chapterIds: [], staged: [] };
    const names = (await indexedDB.databases()).map(({ name }) => name);
    if (!names.includes(`${prefix}-library`)) return nothing;
    const database = await done(indexedDB.open(`${prefix}-library`));
    const store = database.transaction('collections').objectStore('collections');
    const [topics, keys] = await Promise.all([
      done<{ pieces: Map<string, string> } | undefined>(store.get(`${prefix}-topics`)),
      done(store.getAllKeys()),
    ]);
    database.close();
    return {
      // Locked chapters have an empty list.
      chapterIds: [...(topics?.pieces ?? [])].flatMap(([id, piece]) => (piece.length > 2 ? [id] : [])),
      staged: keys.map(String).filter((key) => key.startsWith(`${prefix}-staged `)),
    };
  }, brand.storagePrefix);
