import { atom } from 'jotai';

/** Which subject is open in the sidebar; one at a time. */
export const openSubjectAtom = atom<string | null>(null);

/** On a narrow screen: whether the sidebar has come in. */
export const isDrawerOpenAtom = atom(false);

export const isJumpingAtom = atom(false);
