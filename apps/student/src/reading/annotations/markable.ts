import { useCallback } from 'react';

/**
 * What can be marked: a page, card or written question by id; a multiple-choice question or a case's passage
 * by its text.
 */
export type Markable =
  | { about: 'page' | 'card' | 'written'; chapterId: string; itemId: string }
  | { about: 'question'; chapterId: string; question: string };

const roots = new Map<HTMLElement, Markable>();
const listeners = new Set<() => void>();
let version = 0;

function changed(): void {
  version += 1;
  for (const listener of listeners) listener();
}

/** Mounted elements with markable text, and their items. */
export const markableRoots = (): ReadonlyMap<HTMLElement, Markable> => roots;

/** Changes whenever one is mounted or unmounted. */
export const rootsVersion = (): number => version;

/** @returns a function that stops this */
export function subscribeToRoots(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Ref for an element with an item's text, to make its selection markable. Null disables it. */
export function useMarkable(item: Markable | null): (element: HTMLElement | null) => () => void {
  const key = item ? JSON.stringify(item) : null;
  return useCallback(
    (element: HTMLElement | null) => {
      if (!element || !key) return () => {};
      roots.set(element, JSON.parse(key) as Markable);
      changed();
      return () => {
        roots.delete(element);
        changed();
      };
    },
    [key],
  );
}
