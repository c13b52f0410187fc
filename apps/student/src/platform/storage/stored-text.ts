import { brand } from '@repo/contracts/brand';
import type { Area, StorageKey } from './keys.ts';

const storages: Record<Area, (() => Storage)[]> = {
  local: [() => localStorage],
  session: [() => sessionStorage],
  localOrSession: [() => localStorage, () => sessionStorage],
};

/**
 * In-memory fallback for values that could not be stored. Ignored if storage has changed since, because
 * another tab's later change wins.
 */
const inMemory = new Map<string, { text: string; over: string | null }>();

/** Accessing a blocked storage throws. */
function quietly<Result>(work: () => Result, otherwise: Result): Result {
  try {
    return work();
  } catch {
    return otherwise;
  }
}

/** The name in storage for a key. */
export const storageName = (key: StorageKey['key'], part = '') => `${brand.storagePrefix}-${key}${part}`;

function readStored(area: Area, name: string): string | null {
  for (const storage of storages[area]) {
    const text = quietly(() => storage().getItem(name), null);
    if (text !== null) return text;
  }
  return null;
}

/** Reads a value. Never fails. */
export function readText(area: Area, name: string): string | null {
  const stored = readStored(area, name);
  const kept = inMemory.get(name);
  return kept?.over === stored ? kept.text : stored;
}

/**
 * Writes a value. Never fails.
 * @returns false when only memory had room
 */
export function writeText(area: Area, name: string, text: string): boolean {
  inMemory.delete(name);
  const all = storages[area];
  const isStored = all.some((storage) => {
    const isTaken = quietly(() => {
      storage().setItem(name, text);
      return true;
    }, false);
    // Remove an older value if the newer one does not fit, but only after the write failed, because other
    // tabs would miss it.
    if (!isTaken && all.length > 1) quietly(() => storage().removeItem(name), undefined);
    return isTaken;
  });
  if (!isStored) inMemory.set(name, { text, over: readStored(area, name) });
  return isStored;
}

/** Removes a value. Never fails. */
export function removeText(area: Area, name: string): void {
  inMemory.delete(name);
  for (const storage of storages[area]) quietly(() => storage().removeItem(name), undefined);
}

/** Whether local storage accepts a text as long as a session's record. Never fails. */
export function canStore(): boolean {
  const name = `${brand.storagePrefix}-room`;
  const isStored = quietly(() => {
    localStorage.setItem(name, '.'.repeat(4_000));
    return true;
  }, false);
  removeText('local', name);
  return isStored;
}

/** The names that start with this. Never fails. */
export function namesIn(area: Area, start: string): string[] {
  const stored = storages[area].flatMap((storage) => quietly(() => Object.keys(storage()), []));
  return [...new Set([...stored, ...inMemory.keys()])].filter((name) => name.startsWith(start));
}
