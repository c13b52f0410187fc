import { atom } from 'jotai';

/** The open subject in the sidebar; one at a time. */
export const openSubjectAtom = atom<string | null>(null);

/** Whether the sidebar is open on a narrow screen. */
export const isDrawerOpenAtom = atom(false);

export const isJumpingAtom = atom(false);
