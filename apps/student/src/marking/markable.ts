import { useCallback } from 'react';

/** What can be marked: a page, card or written question by its id; a question with options, or the passage of a case, by its text. */
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

/** The elements on the screen whose text can be highlighted, and what each shows. */
export const markableRoots = (): ReadonlyMap<HTMLElement, Markable> => roots;

/** Changes whenever one comes or goes. */
export const rootsVersion = (): number => version;

/** @returns stops */
export function subscribeToRoots(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** The ref of an element that shows the text of an item: what is selected in it can be highlighted. Null: it can't. */
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
