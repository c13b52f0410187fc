import { brand } from '@repo/contracts/brand';
import type { UseStore } from 'idb-keyval';
import { deviceDatabase } from './device-database.ts';

/** Databases of release 1.0.0-pre that this build does not use. */
export const pastParts = ['marks', 'reviews'] as const;

/** Opens a database only if it exists, because opening would create it. Never fails. */
export async function pastDatabase(part: (typeof pastParts)[number]): Promise<UseStore | null> {
  const name = `${brand.storagePrefix}-${part}`;
  try {
    const all = await indexedDB.databases?.();
    return all && !all.some((database) => database.name === name) ? null : deviceDatabase(name, 'entries');
  } catch {
    return null;
  }
}
