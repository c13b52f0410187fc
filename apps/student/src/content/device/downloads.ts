import { atom, getDefaultStore, useAtomValue } from 'jotai';
import { storeFigures } from '#src/content/figures/store-figures.ts';
import type { Progress } from '#src/content/library/download-changed.ts';
import { freeContentHere, keepContent } from '#src/content/library/load-library.ts';
import { bearerToken } from '#src/platform/session/bearer-token.ts';
import { getSession } from '#src/platform/session/session.ts';

/** A download of subjects or chapters, by the id that was asked for. */
type Downloads = ReadonlyMap<string, Progress>;

const downloadsAtom = atom<Downloads>(new Map());
const store = getDefaultStore();

function note(ids: readonly string[], progress: Progress | null): void {
  const next = new Map(store.get(downloadsAtom));
  for (const id of ids) {
    if (progress) next.set(id, progress);
    else next.delete(id);
  }
  store.set(downloadsAtom, next);
}

/** The downloads that run in this tab. */
export const useDownloads = (): Downloads => useAtomValue(downloadsAtom);

/**
 * Downloads these subjects or chapters to this device; those already in flight in this tab are left to that
 * download. Figures follow.
 * @throws RequestFailure
 */
export async function keepHere(ids: readonly string[]): Promise<void> {
  const { user } = getSession();
  const keep = ids.filter((id) => !store.get(downloadsAtom).has(id));
  if (!user || keep.length === 0) return;
  note(keep, { doneBytes: 0, totalBytes: 0 });
  let isRunning = true;
  try {
    const token = (await bearerToken()) ?? '';
    await keepContent(user, token, keep, (progress) => {
      // Requests in flight still arrive after another one failed.
      if (isRunning) note(keep, progress);
    });
    void storeFigures();
  } finally {
    isRunning = false;
    note(keep, null);
  }
}

/** Removes these subjects or chapters and their figures from this device. */
export async function freeHere(ids: readonly string[]): Promise<void> {
  const { user } = getSession();
  if (!user) return;
  await freeContentHere(user, ids);
  void storeFigures();
}
