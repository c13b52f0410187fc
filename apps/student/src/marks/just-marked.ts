import type { Mark } from '@repo/contracts/marks';
import { keptAtOnce } from '#src/storage/kept-at-once.ts';
import { hasFields, isRecord, isText, isWhole } from '#src/storage/schema.ts';

/** A change of a mark on its way into IndexedDB. `order` sorts it among others, `id` names it for the server. */
export type JustMarked = { id: string; order: string; mark: Mark; isRemoved: boolean; atMs: number };

const { keep, list, forget } = keptAtOnce<JustMarked>({
  key: 'mark ',
  isKept: hasFields<{ id: string; order: string; mark: object; atMs: number }>({
    ...{ id: isText, order: isText, mark: isRecord, atMs: isWhole },
  }),
  orderOf: ({ order }) => order,
});

let count = 0;

/**
 * Keeps a change at once. Never fails.
 * @param id of the change, new and random
 */
export function noteMarkAtOnce(userId: string, id: string, mark: Mark, isRemoved: boolean): void {
  const atMs = Date.now();
  const order = `${String(atMs).padStart(15, '0')} ${String(++count).padStart(6, '0')}`;
  keep(userId, { id, order, mark, isRemoved, atMs });
}

/** The changes of this student that IndexedDB may not have yet, oldest first. Never fails. */
export const justMarked = list;

/** IndexedDB has them. Never fails. */
export const forgetChanges = forget;
