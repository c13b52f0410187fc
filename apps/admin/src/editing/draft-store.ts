import { brand } from '@repo/contracts/brand';
import { createStore, del, get, promisifyRequest, set, type UseStore } from 'idb-keyval';
import { atom, getDefaultStore } from 'jotai';
import { z } from 'zod';

/** Work that was not sent to the server yet. `at` in epoch milliseconds; `seenUpdatedAt` is what it was based on. */
const keptDraft = z.object({ value: z.unknown(), at: z.number(), seenUpdatedAt: z.string().nullable() });
export type KeptDraft = z.infer<typeof keptDraft>;

/** True once this device refused to keep a draft: then leaving loses what was not saved. */
export const draftsFailAtom = atom(false);

let store: UseStore | undefined;
/** Where this device keeps them. */
export const draftStore = (): UseStore => {
  store ??= createStore(`${brand.storagePrefix}-admin`, 'drafts');
  return store;
};

let last: Promise<unknown> = Promise.resolve();

/** One after the other, so that a reader sees what was written before, and nothing dropped comes back. */
function inTurn<T>(task: () => Promise<T>): Promise<T> {
  const mine = last.then(task);
  last = mine.catch(() => {});
  return mine;
}

const tellFailed = (hasFailed: boolean) => getDefaultStore().set(draftsFailAtom, hasFailed);

/** The draft under this key; null when there is none, or when it can't be read. */
export async function readDraft(key: string): Promise<KeptDraft | null> {
  try {
    return keptDraft.safeParse(await inTurn(() => get(key, draftStore()))).data ?? null;
  } catch {
    tellFailed(true);
    return null;
  }
}

/** @returns whether it is kept */
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

/** Forgets the draft under this key. A device that can't is one that keeps none. */
export async function dropDraft(key: string): Promise<void> {
  try {
    await inTurn(() => del(key, draftStore()));
  } catch {
    tellFailed(true);
  }
}

/**
 * Forgets the draft under this key, if it is the one that was kept `at` this moment: another tab may have put its own
 * there since.
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
