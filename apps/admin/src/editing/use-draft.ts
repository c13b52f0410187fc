import { useEffect, useRef, useSyncExternalStore } from 'react';
import type { z } from 'zod';
import { Draft, type Stored } from './draft.ts';
import { flushTyping } from './typing.ts';

export type UseDraftOptions<T> = {
  /** Names the work on this device: `page:<id>`, `new-page:<topic id>`, `test:<id>` … Another key is other work. */
  key: string;
  /** What is stored on the device is believed only as far as this reads it. */
  schema: z.ZodType<T>;
  /** What the server has; what a new thing starts with. */
  saved: T;
  /** `updatedAt` of `saved`; null for a new thing. */
  seenUpdatedAt: string | null;
};

export type DraftOf<T> = {
  /** What to show and to save: the work, else `saved`. */
  value: T;
  /** The same of this moment, for what can't wait for the next drawing. */
  valueNow: () => T;
  setValue: (next: T | ((value: T) => T)) => void;
  /** Whether `value` differs from `saved`. */
  isDirty: boolean;
  /** The same of this moment. */
  isDirtyNow: () => boolean;
  /** When this device kept the work last, in epoch milliseconds; null while it has not yet. */
  keptAt: number | null;
  /** Set when the work was found on this device; `at` in epoch milliseconds. */
  restored: { at: number } | null;
  /** False for the moment it takes to ask the device for kept work. */
  isReady: boolean;
  /** Goes back to what is saved. */
  discard: () => void;
  /** Goes on with this value, which is based on what the server has now: `updatedAt` of that. */
  rebase: (value: T, updatedAt: string) => void;
  /**
   * Sends the work as it is now, with the `updatedAt` it is based on, by a task that throws when that fails. What is
   * typed until the reply stays unsaved work on the same thing. A new thing becomes the stored one that has the key of
   * the reply: hand in both from then on.
   */
  send: (
    task: (work: { value: T; seenUpdatedAt: string | null }) => Promise<{ updatedAt: string; key?: string }>,
  ) => Promise<void>;
  /** Puts what the server has now in place of the work. */
  replace: (theirs: Stored<T>) => void;
  /** Keeps the work on the device without waiting for a pause. */
  keepNow: () => void;
};

/** Values never change once they are there: what is compared at every key is worded once. */
const worded = new WeakMap<object, string>();

function wordsOf(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  let words = worded.get(value);
  if (words === undefined) {
    words = JSON.stringify(value);
    worded.set(value, words);
  }
  return words;
}

/** Long texts are compared at every key; only other data is worth the detour. */
export function isSame(a: unknown, b: unknown): boolean {
  return a === b || (typeof a !== 'string' && wordsOf(a) === wordsOf(b));
}

/**
 * Work in progress that survives a closed tab, a crash and an ended session: kept on this device 750 ms after the last
 * change, and offered again on return (show it with `DraftNotice`). T is plain JSON data.
 */
export function useDraft<T>({ key, schema, saved, seenUpdatedAt }: UseDraftOptions<T>): DraftOf<T> {
  const latest = useRef({ schema, saved, seenUpdatedAt });
  latest.current = { schema, saved, seenUpdatedAt };
  const held = useRef<Draft<T> | null>(null);
  if (!held.current?.isOf(key))
    held.current = new Draft<T>(key, (value) => latest.current.schema.safeParse(value).data ?? null);
  const draft = held.current;
  const { keptAt, restored, isRead } = useSyncExternalStore(draft.subscribe, draft.get);
  /** What we stored last, while what is handed in is not newer than that. */
  const baseNow = () => {
    const { stored } = draft.get();
    const { saved: given, seenUpdatedAt: givenAt } = latest.current;
    return stored && (givenAt === null || givenAt <= stored.updatedAt)
      ? { value: stored.value, seenUpdatedAt: stored.updatedAt }
      : { value: given, seenUpdatedAt: givenAt };
  };
  const now = () => draft.get().edit ?? baseNow();
  const isDirtyNow = () => {
    const { edit: current } = draft.get();
    return current !== null && !isSame(current.value, baseNow().value);
  };

  useEffect(() => {
    const stopListening = draft.listen();
    void draft.restore((value) => isSame(value, latest.current.saved));
    const flush = () => void draft.flush();
    const flushWhenHidden = () => document.visibilityState === 'hidden' && flush();
    window.addEventListener('pagehide', flush);
    document.addEventListener('visibilitychange', flushWhenHidden);
    return () => {
      window.removeEventListener('pagehide', flush);
      document.removeEventListener('visibilitychange', flushWhenHidden);
      flush();
      stopListening();
    };
  }, [draft]);

  return {
    value: now().value,
    valueNow: () => now().value,
    setValue(next) {
      const before = now();
      const value = typeof next === 'function' ? (next as (value: T) => T)(before.value) : next;
      // Going back to the saved text is a change of the text that is in flight.
      if (draft.inFlight === 0 && isSame(value, baseNow().value)) draft.drop();
      else draft.change({ value, seenUpdatedAt: before.seenUpdatedAt });
    },
    isDirty: isDirtyNow(),
    isDirtyNow,
    keptAt,
    restored,
    isReady: isRead,
    discard: () => draft.drop(),
    rebase: (value, updatedAt) => draft.change({ value, seenUpdatedAt: updatedAt }),
    async send(task) {
      const work = now();
      draft.inFlight += 1;
      try {
        const { updatedAt, key: storedKey = key } = await task(work);
        flushTyping();
        const { edit: current } = draft.get();
        const isTypedSince = current !== null && !isSame(current.value, work.value);
        const since = isTypedSince ? { value: current.value, seenUpdatedAt: updatedAt } : null;
        draft.store({ value: work.value, updatedAt }, since, storedKey);
      } finally {
        draft.inFlight -= 1;
        if (draft.get().edit && !isDirtyNow()) draft.drop();
      }
    },
    replace: (theirs) => draft.store(theirs, null, key),
    keepNow: () => void draft.flush(),
  };
}
