import { brand } from '@repo/contracts/brand';
import { get, update } from 'idb-keyval';
import { libraryDatabase } from './indexeddb-cache.ts';

const openedKey = `${brand.storagePrefix}-opened`;

/** Chapters opened on this device by id: the number is larger the later it was opened. */
type Opened = ReadonlyMap<string, number>;

/** Notes that a chapter was opened, so that a full device keeps it longest. Never fails. */
export const noteOpened = (chapterId: string): Promise<void> =>
  update<Opened>(
    openedKey,
    // Not the time: a clock that was a year ahead for a day would count as the latest all year.
    (opened = new Map()) => new Map(opened).set(chapterId, Math.max(0, ...opened.values()) + 1),
    libraryDatabase,
  ).catch(() => {});

/** Empty when unknown. */
export const readOpened = async (): Promise<Opened> =>
  (await get<Opened>(openedKey, libraryDatabase).catch(() => undefined)) ?? new Map();
