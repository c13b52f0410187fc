import type { StorageKey } from './keys.ts';
import { persisted } from './persisted.ts';
import { type Guard, guarded } from './schema.ts';
import { namesIn, readText } from './stored-text.ts';

/**
 * What is on its way into IndexedDB, kept at once: a page that is left now is gone before IndexedDB has it. Nothing here
 * fails.
 */
export type KeptAtOnce<Kept extends { id: string }> = {
  keep: (userId: string, kept: Kept) => void;
  /** What IndexedDB may not have yet of this student, in its order. */
  list: (userId: string) => Kept[];
  /** IndexedDB has it. */
  forget: (userId: string, kept: readonly Kept[]) => void;
};

/** @param orderOf a text by which it is sorted */
export function keptAtOnce<Kept extends { id: string }>({
  key,
  isKept,
  orderOf,
}: {
  key: Extract<StorageKey, { scope: 'device'; area: 'local' }>['key'];
  isKept: Guard<object>;
  orderOf: (kept: Kept) => string;
}): KeptAtOnce<Kept> {
  const store = persisted<Kept, null>({
    ...({ key, scope: 'device', area: 'local' } as StorageKey),
    schema: guarded((value): value is Kept => isKept(value)),
    fallback: null,
  });
  const partOf = (userId: string, id = '') => `${userId} ${id}`;
  return {
    keep: (userId, kept) => void store.set(kept, partOf(userId, kept.id)),
    list: (userId) =>
      namesIn('local', store.nameOf(partOf(userId)))
        .map((name) => store.parse(readText('local', name)))
        .filter((kept) => kept !== null)
        .sort((one, other) => (orderOf(one) < orderOf(other) ? -1 : 1)),
    forget(userId, kept) {
      for (const { id } of kept) store.clear(partOf(userId, id));
    },
  };
}
