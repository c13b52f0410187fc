import { brand } from '@repo/contracts/brand';
import { createStore, del, get, promisifyRequest, set, type UseStore } from 'idb-keyval';
import { atom, getDefaultStore } from 'jotai';
import { z } from 'zod';

/** Unsent work. `at` in epoch milliseconds; `seenUpdatedAt` of the version it is based on. */
const keptDraft = z.object({ value: z.unknown(), at: z.number(), seenUpdatedAt: z.string().nullable() });
export type KeptDraft = z.infer<typeof keptDraft>;

/** True once this device failed to store a draft: then leaving loses unsaved work. */
export const draftsFailAtom = atom(false);

let store: UseStore | undefined;
/** The database for drafts on this device. */
export const draftStore = (): UseStore => {
  store ??= createStore(`${brand.storagePrefix}-admin`, 'drafts');
  return store;
};

let last: Promise<unknown> = Promise.resolve();

/** Serializes tasks, so that reads see earlier writes and dropped drafts don't return. */
function inTurn<T>(task: () => Promise<T>): Promise<T> {
  const mine = last.then(task);
  last = mine.catch(() => {});
  return mine;
}

const tellFailed = (hasFailed: boolean) => getDefaultStore().set(draftsFailAtom, hasFailed);

/** The draft under this key; null when missing or unreadable. */
export async function readDraft(key: string): Promise<KeptDraft | null> {
  try {
    return keptDraft.safeParse(await inTurn(() => get(key, draftStore()))).data ?? null;
  } catch {
    tellFailed(true);
    return null;
  }
}

/** @returns whether it was stored */
export async function keepDraft(key: string, draft: KeptDraft): Promise<boolean> {
  try {
    await inTurn(() => set(key, draft, draftStore()));
    tellFailed(false);
    return true;
  } catch {
    tellFailed(true);
    return false;
  }
}

/** Drops the draft under this key. A failure means that the device stores none. */
export async function dropDraft(key: string): Promise<void> {
  try {
    await inTurn(() => del(key, draftStore()));
  } catch {
    tellFailed(true);
  }
}

/**
 * Drops the draft under this key unless another tab has stored a later one.
 * @param at when the draft to drop was stored
 */
export async function dropOwnDraft(key: string, at: number): Promise<void> {
  try {
    await inTurn(() =>
      draftStore()('readwrite', async (drafts) => {
        const kept = keptDraft.safeParse(await promisifyRequest<unknown>(drafts.get(key))).data;
        if (kept?.at === at) await promisifyRequest(drafts.delete(key));
      }),
    );
  } catch {
    tellFailed(true);
  }
}
