import { atom, getDefaultStore, useAtomValue } from 'jotai';
import { useEffect } from 'react';

/** Activates the new version and reloads the page; null while there is none. */
export const newVersionAtom = atom<{ apply: () => void } | null>(null);

const holdsAtom = atom(0);
const store = getDefaultStore();

/** Changes only with what the screen shows of it: to hold nothing back draws nothing again. */
const offeredAtom = atom((get) => (get(holdsAtom) > 0 ? null : get(newVersionAtom)));

/** While true, nobody is asked about a new version: something runs that a reload would disturb. */
export function useHeldUpdate(isHeld: boolean): void {
  useEffect(() => {
    if (!isHeld) return;
    store.set(holdsAtom, (count) => count + 1);
    return () => store.set(holdsAtom, (count) => count - 1);
  }, [isHeld]);
}

/** Whether something runs that a reload would disturb. */
export function isUpdateHeld(): boolean {
  return store.get(holdsAtom) > 0;
}

/** The new version that waits for the student's word, or null. */
export function useNewVersion(): { apply: () => void } | null {
  return useAtomValue(offeredAtom);
}
