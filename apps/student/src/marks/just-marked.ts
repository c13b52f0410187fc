import type { Mark } from '@repo/contracts/marks';
import { persisted } from '#src/storage/persisted.ts';
import { guarded, hasFields, isRecord, isText, isWhole } from '#src/storage/schema.ts';
import { namesIn, readText } from '#src/storage/stored-text.ts';

/** A change of a mark on its way into IndexedDB. `order` sorts it among others, `id` names it for the server. */
export type JustMarked = { id: string; order: string; mark: Mark; isRemoved: boolean; atMs: number };

const hasChangeFields = hasFields<{ id: string; order: string; mark: object; atMs: number }>({
  ...{ id: isText, order: isText, mark: isRecord, atMs: isWhole },
});

const store = persisted<JustMarked, null>({
  key: 'mark ',
  scope: 'device',
  area: 'local',
  schema: guarded((value): value is JustMarked => hasChangeFields(value)),
  fallback: null,
});

const partOf = (userId: string, id = '') => `${userId} ${id}`;

let count = 0;

/**
 * Keeps a change at once: a page that is left now is gone before IndexedDB has it. Never fails.
 * @param id of the change, new and random
 */
export function noteMarkAtOnce(userId: string, id: string, mark: Mark, isRemoved: boolean): void {
  const atMs = Date.now();
  const order = `${String(atMs).padStart(15, '0')} ${String(++count).padStart(6, '0')}`;
  const change: JustMarked = { id, order, mark, isRemoved, atMs };
  store.set(change, partOf(userId, change.id));
}

/** The changes of this student that IndexedDB may not have yet, oldest first. Never fails. */
export const justMarked = (userId: string): JustMarked[] =>
  namesIn('local', store.nameOf(partOf(userId)))
    .map((name) => store.parse(readText('local', name)))
    .filter((change) => change !== null)
    .sort((one, other) => (one.order < other.order ? -1 : 1));

/** IndexedDB has them. Never fails. */
export function forgetChanges(userId: string, changes: readonly JustMarked[]): void {
  for (const { id } of changes) store.clear(partOf(userId, id));
}
