import { atom, getDefaultStore } from 'jotai';
import { useEffect, useId, useRef } from 'react';
import { flushTyping } from './typing.ts';

/** Work that leaving would lose. */
export type UnsavedWork = {
  /**
   * Whether leaving now would lose something. It is asked whenever that matters: answer from what is kept, not from
   * what was drawn last.
   */
  isDirty: () => boolean;
  /** Whether it reached the server. Asked while it is on its way, it tells what becomes of that and sends nothing. */
  save: () => Promise<boolean>;
  discard: () => void;
};

export type Question = {
  /** What of it is unsaved now. */
  unsaved: () => UnsavedWork[];
  answer: (mayLeave: boolean) => void;
};

const works = new Map<string, () => UnsavedWork>();
const store = getDefaultStore();
const registered = () => [...works.values()].map((latest) => latest());

/** What the leave guard asks about now; null: nothing. */
export const questionAtom = atom<Question | null>(null);

/** Whether anything on the screen would be lost now. */
export function hasUnsavedWork(): boolean {
  flushTyping();
  return registered().some((work) => work.isDirty());
}

/** Whether the unsaved-work guard is asking: saving must not change the address meanwhile. */
export const isAskedToLeave = (): boolean => store.get(questionAtom) !== null;

function ask(asked: () => UnsavedWork[]): Promise<boolean> {
  const unsaved = () => asked().filter((work) => work.isDirty());
  if (unsaved().length === 0) return Promise.resolve(true);
  // One question at a time: what came second stays where it is.
  if (store.get(questionAtom)) return Promise.resolve(false);
  return new Promise((resolve) => {
    const question: Question = {
      unsaved,
      answer(mayLeave) {
        if (store.get(questionAtom) === question) store.set(questionAtom, null);
        resolve(mayLeave);
      },
    };
    store.set(questionAtom, question);
  });
}

/** Takes the question back, and goes on, once nothing of what it is about is unsaved any more. */
function settle(): void {
  const question = store.get(questionAtom);
  if (question && question.unsaved().length === 0) question.answer(true);
}

/**
 * Asks Save / Discard / Stay when there is unsaved work. Changes of the address, Back and a reload ask by themselves;
 * call this before anything else that would lose or leave out work (Refresh, Publish).
 * @returns whether to go on: all work is saved or discarded, also by itself while the question stood, or there was none
 */
export function askToLeave(): Promise<boolean> {
  flushTyping();
  return ask(registered);
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
      // After the effects of what stands there now: the same work may be in it.
      queueMicrotask(settle);
    };
  }, [id]);
  useEffect(settle);
  return () => {
    flushTyping();
    return ask(() => (works.has(id) ? [latest.current] : []));
  };
}
