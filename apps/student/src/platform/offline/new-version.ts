import { atom, getDefaultStore, useAtomValue } from 'jotai';
import { useEffect } from 'react';

/** Activates the new version and reloads the page; null while there is none. */
export const newVersionAtom = atom<{ apply: () => void } | null>(null);

const holdsAtom = atom(0);
const store = getDefaultStore();

/** A derived atom, so that the end of a hold without a new version causes no rerender. */
const offeredAtom = atom((get) => (get(holdsAtom) > 0 ? null : get(newVersionAtom)));

/** While true, no update is offered, because a reload would disturb what is running. */
export function useHeldUpdate(isHeld: boolean): void {
  useEffect(() => {
    if (!isHeld) return;
    store.set(holdsAtom, (count) => count + 1);
    return () => store.set(holdsAtom, (count) => count - 1);
  }, [isHeld]);
}

/** Whether a reload would disturb something running. */
export function isUpdateHeld(): boolean {
  return store.get(holdsAtom) > 0;
}

/** The pending version to offer, or null. */
export function useNewVersion(): { apply: () => void } | null {
  return useAtomValue(offeredAtom);
}
