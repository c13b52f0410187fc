import { atom, getDefaultStore, useAtomValue } from 'jotai';
import { startTransition } from 'react';
import { storeFigures } from '#src/content/figures/store-figures.ts';
import { freeContentHere, keepContent } from '#src/content/library/device-content.ts';
import { ownerOf } from '#src/content/library/load-library.ts';
import type { Progress } from '#src/content/library/progress.ts';
import { bearerToken } from '#src/platform/session/bearer-token.ts';
import { getSession } from '#src/platform/session/session.ts';

/** The running downloads, by the id of the requested subject or chapter. */
type Downloads = ReadonlyMap<string, Progress>;

const downloadsAtom = atom<Downloads>(new Map());
const store = getDefaultStore();

/** As a transition: rendering all rows and the bar within a tap would block the next one. */
function note(ids: readonly string[], progress: Progress | null): void {
  const next = new Map(store.get(downloadsAtom));
  for (const id of ids) {
    if (progress) next.set(id, progress);
    else next.delete(id);
  }
  startTransition(() => store.set(downloadsAtom, next));
}

/** The downloads running in this tab. */
export const useDownloads = (): Downloads => useAtomValue(downloadsAtom);

/** Once more when the student's plan or unlocked chapters changed meanwhile. */
async function keepForStudent(
  ids: readonly string[],
  options: Parameters<typeof keepContent>[3],
): Promise<boolean> {
  const { user } = getSession();
  if (!user) return true;
  const hasRoom = await keepContent(user, (await bearerToken()) ?? '', ids, options);
  const { user: latest } = getSession();
  return latest && ownerOf(latest) !== ownerOf(user) ? keepForStudent(ids, options) : hasRoom;
}

async function start(ids: readonly string[], isBackground: boolean): Promise<boolean> {
  if (ids.length === 0) return true;
  note(ids, { doneBytes: 0, totalBytes: 0 });
  let isRunning = true;
  try {
    const onProgress = (progress: Progress) => {
      // Requests in flight still arrive after another one failed.
      if (isRunning) note(ids, progress);
    };
    const hasRoom = await keepForStudent(ids, { isBackground, onProgress });
    void storeFigures();
    return hasRoom;
  } finally {
    isRunning = false;
    note(ids, null);
  }
}

const running = new Map<string, Promise<boolean>>();

/**
 * Downloads these subjects or chapters to this device; figures follow. A chapter doesn't wait for a download of
 * more than itself.
 * @param isBackground the student didn't ask for them
 * @returns false when the device has no room for all of them
 * @throws RequestFailure
 */
export function keepHere(ids: readonly string[], isBackground = false): Promise<boolean> {
  const key = ids.join(' ');
  const download = running.get(key) ?? start(ids, isBackground).finally(() => running.delete(key));
  running.set(key, download);
  return download;
}

/** Removes these subjects or chapters and their figures from this device. */
export async function freeHere(ids: readonly string[]): Promise<void> {
  const { user } = getSession();
  if (!user) return;
  await freeContentHere(user, ids);
  void storeFigures();
}
