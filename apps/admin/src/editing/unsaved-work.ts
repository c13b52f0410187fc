import { isUnreachable } from '@repo/client';
import { atom, getDefaultStore } from 'jotai';
import { useEffect, useId, useRef } from 'react';
import { flushTyping } from './typing.ts';

/** Work that would be lost by leaving. */
export type UnsavedWork = {
  /**
   * Whether leaving now would lose work. Called at any time, so answer from current state, not from the last
   * render.
   */
  isDirty: () => boolean;
  /** Whether it was saved. During a request, resolves with that request's result and sends nothing. */
  save: () => Promise<boolean>;
  discard: () => void;
  /** Stores it on the device, to be restored later; undefined if it has no draft. */
  keep?: () => void;
};

export type Question = {
  /** The parts of it that are unsaved now. */
  unsaved: () => UnsavedWork[];
  answer: (mayLeave: boolean) => void;
};

const works = new Map<string, () => UnsavedWork>();
const store = getDefaultStore();
const registered = () => [...works.values()].map((latest) => latest());

/** The current question of the leave guard; null for none. */
export const questionAtom = atom<Question | null>(null);

/** Whether anything on the screen would be lost now. */
export function hasUnsavedWork(): boolean {
  flushTyping();
  return registered().some((work) => work.isDirty());
}

/** Whether the last save got no answer from the server. */
export const serverAwayAtom = atom(false);
/**
 * Call after each save.
 * @param error of a failed one
 */
export const noteReply = (error?: unknown): void =>
  store.set(serverAwayAtom, error !== undefined && isUnreachable(error));

/** Whether the unsaved-work guard is asking: saving must not navigate meanwhile. */
export const isAskedToLeave = (): boolean => store.get(questionAtom) !== null;

function ask(asked: () => UnsavedWork[]): Promise<boolean> {
  const unsaved = () => asked().filter((work) => work.isDirty());
  if (unsaved().length === 0) return Promise.resolve(true);
  // Only one question at a time: a second navigation is rejected.
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

/** Closes the question, and continues, once none of its work is unsaved: saved or discarded. */
function settle(): void {
  const question = store.get(questionAtom);
  if (question && question.unsaved().length === 0) question.answer(true);
}

/**
 * Asks Save / Discard / Stay when there is unsaved work, and to keep drafts while the server is away. Navigation, Back and reload ask automatically; call
 * this before other actions that would lose or miss work (Refresh, Publish).
 * @returns whether to continue: all work was saved, discarded or stored as a draft, even while the question was open, or
 * there was none
 */
export function askToLeave(): Promise<boolean> {
  flushTyping();
  return ask(registered);
}

/**
 * Registers work with the leave guard while the component is mounted.
 * @returns asks only about this work, like `askToLeave` about all: for closing a dialog
 */
export function useUnsavedWork(work: UnsavedWork): () => Promise<boolean> {
  const id = useId();
  const latest = useRef(work);
  latest.current = work;
  useEffect(() => {
    works.set(id, () => latest.current);
    return () => {
      works.delete(id);
      // Wait until the effects of the next screen have run, which may register the same work.
      queueMicrotask(settle);
    };
  }, [id]);
  useEffect(settle);
  return () => {
    flushTyping();
    return ask(() => (works.has(id) ? [latest.current] : []));
  };
}
