import { atom, getDefaultStore } from 'jotai';
import { useEffect, useId, useRef } from 'react';
import { flushTyping } from './typing.ts';

/** Work that leaving would lose. `save` tells whether it reached the server. */
export type UnsavedWork = { isDirty: boolean; save: () => Promise<boolean>; discard: () => void };

type Question = { works: (() => UnsavedWork)[]; answer: (mayLeave: boolean) => void };

const works = new Map<string, () => UnsavedWork>();
const store = getDefaultStore();

/** What the leave guard asks about now; null: nothing. */
export const questionAtom = atom<Question | null>(null);

/** Whether anything on the screen would be lost now. */
export function hasUnsavedWork(): boolean {
  flushTyping();
  return [...works.values()].some((work) => work().isDirty);
}

/** Whether the unsaved-work guard is asking: saving must not change the address meanwhile. */
export const isAskedToLeave = (): boolean => store.get(questionAtom) !== null;

function ask(asked: (() => UnsavedWork)[]): Promise<boolean> {
  const dirty = asked.filter((work) => work().isDirty);
  if (dirty.length === 0) return Promise.resolve(true);
  // One question at a time: what came second stays where it is.
  if (store.get(questionAtom)) return Promise.resolve(false);
  return new Promise((resolve) => {
    store.set(questionAtom, {
      works: dirty,
      answer(mayLeave) {
        store.set(questionAtom, null);
        resolve(mayLeave);
      },
    });
  });
}

/**
 * Asks Save / Discard / Stay when there is unsaved work. Changes of the address, Back and a reload ask by themselves;
 * call this before anything else that would lose or leave out work (Refresh, Publish).
 * @returns whether to go on: all work is saved or discarded, or there was none
 */
export function askToLeave(): Promise<boolean> {
  flushTyping();
  return ask([...works.values()]);
}

/**
 * Registers work with the leave guard for as long as the component is mounted.
 * @returns asks about this work alone, as `askToLeave` does about all: for closing a dialog
 */
export function useUnsavedWork(work: UnsavedWork): () => Promise<boolean> {
  const id = useId();
  const latest = useRef(work);
  latest.current = work;
  useEffect(() => {
    works.set(id, () => latest.current);
    return () => {
      works.delete(id);
    };
  }, [id]);
  return () => {
    flushTyping();
    return ask([() => latest.current]);
  };
}
