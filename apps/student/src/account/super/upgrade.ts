import { atom, getDefaultStore, useAtomValue } from 'jotai';

const isAskedAtom = atom(false);

/** Opens the upgrade panel over the current screen. */
export function openUpgrade(): void {
  getDefaultStore().set(isAskedAtom, true);
}

export function closeUpgrade(): void {
  getDefaultStore().set(isAskedAtom, false);
}

export const useIsUpgradeAsked = () => useAtomValue(isAskedAtom);
