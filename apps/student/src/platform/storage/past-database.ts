import { brand } from '@repo/contracts/brand';
import type { UseStore } from 'idb-keyval';
import { deviceDatabase } from './device-database.ts';

/** Databases of release 1.0.0-pre with unsent work, which this build does not use. */
export const pastParts = ['marks', 'reviews'] as const;

/** Opens one only if this device has it, because opening would create it. Never fails. */
export async function pastDatabase(part: (typeof pastParts)[number] | 'answers'): Promise<UseStore | null> {
  const name = `${brand.storagePrefix}-${part}`;
  try {
    const all = await indexedDB.databases?.();
    const store = part === 'answers' ? part : 'entries';
    return all && !all.some((database) => database.name === name) ? null : deviceDatabase(name, store);
  } catch {
    return null;
  }
}
