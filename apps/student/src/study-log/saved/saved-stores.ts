import { savedCopy } from 'virtual:messages/saved';
import { type SavedKind, savedKindNames } from '@repo/contracts/saved.rules';
import type { Settled } from '#src/study-log/outbox/job.ts';
import { tellRefused } from '#src/study-log/outbox/tell-refused.ts';
import { createSavedStore, type SavedStore } from './create-saved-store.ts';

/** What a student saves on several devices, by kind. */
export const savedStores = Object.fromEntries(
  savedKindNames.map((kind) => [kind, createSavedStore(kind)]),
) as { [Kind in SavedKind]: SavedStore<Kind> };

/**
 * Passes each store the outcomes of its changes, and shows what was refused. Never fails.
 * @returns whether the database has it
 */
export async function settle(userId: string, settled: readonly Settled[]): Promise<boolean> {
  let areStored = true;
  for (const kind of savedKindNames) {
    const own = settled.filter(({ work }) => work.kind === kind);
    for (const { status } of own)
      if (status.kind === 'refused') tellRefused(kind, savedCopy[kind].refused, status.message);
    if (own.length > 0) areStored = (await savedStores[kind].settle(userId, own)) && areStored;
  }
  return areStored;
}
