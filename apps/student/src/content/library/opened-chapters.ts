import { brand } from '@repo/contracts/brand';
import { get, update } from 'idb-keyval';
import { libraryDatabase } from './indexeddb-cache.ts';

const openedKey = `${brand.storagePrefix}-opened`;

/** When a chapter was opened last on this device, in milliseconds, by id. */
type Opened = ReadonlyMap<string, number>;

/** Notes that a chapter was opened, so that a full device keeps it longest. Never fails. */
export const noteOpened = (chapterId: string): Promise<void> =>
  update<Opened>(
    openedKey,
    (opened) => new Map(opened ?? []).set(chapterId, Date.now()),
    libraryDatabase,
  ).catch(() => {});

/** Empty when unknown. */
export const readOpened = async (): Promise<Opened> =>
  (await get<Opened>(openedKey, libraryDatabase).catch(() => undefined)) ?? new Map();
