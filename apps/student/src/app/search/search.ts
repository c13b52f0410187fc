import { atom, getDefaultStore, useAtomValue } from 'jotai';

const isOpenAtom = atom(false);

/** Opens the search over the current study screen. */
export function openSearch(): void {
  getDefaultStore().set(isOpenAtom, true);
}

export function closeSearch(): void {
  getDefaultStore().set(isOpenAtom, false);
}

export const useIsSearchOpen = () => useAtomValue(isOpenAtom);
