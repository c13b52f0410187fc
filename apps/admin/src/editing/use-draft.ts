import { useEffect, useRef, useSyncExternalStore } from 'react';
import type { z } from 'zod';
import { Draft, type Stored } from './draft.ts';
import { flushTyping } from './typing.ts';

type StoredItem = { _id: string; updatedAt: string };

export type UseDraftOptions<T> = {
  /**
   * Identifies the work on this device: `page:<id>`, `new-page:<topic id>`, `test:<id>` … Another key is
   * other work.
   */
  key: string;
  /** Validates the work stored on the device. */
  schema: z.ZodType<T>;
  /** The server's version, or the initial value of a new item. */
  saved: T;
  /** The stored item or page of `saved`; null for a new one. */
  stored: StoredItem | null;
};

export type DraftOf<T> = {
  /** What to show and save: the work, else `saved`. */
  value: T;
  /** The current value, for code that can't wait for the next render. */
  valueNow: () => T;
  setValue: (next: T | ((value: T) => T)) => void;
  /** The item or page as passed in. */
  stored: StoredItem | null;
  /** Whether `value` differs from `saved`. */
  isDirty: boolean;
  /** The current value of `isDirty`, also between renders. */
  isDirtyNow: () => boolean;
  /** When this device last stored the work, in epoch milliseconds; null before. */
  keptAt: number | null;
  /** Set when the work was restored from this device; `at` in epoch milliseconds. */
  restored: { at: number } | null;
  /** False while the stored work is being read. */
  isReady: boolean;
  /** Reverts to what is saved. */
  discard: () => void;
  /** Continues with this value, based on the server's version with this `updatedAt`. */
  rebase: (value: T, updatedAt: string) => void;
  /**
   * Sends the current work, with the `updatedAt` it is based on, by a task that throws on failure. Typing
   * during the request stays unsaved work on the same item. A new item becomes the stored one with the
   * reply's key: pass both in from then on.
   */
  send: (
    task: (work: { value: T; seenUpdatedAt: string | null }) => Promise<{ updatedAt: string; key?: string }>,
  ) => Promise<void>;
  /** Replaces the work by the server's version. */
  replace: (theirs: Stored<T>) => void;
  /** Stores the work on the device without debounce. */
  keepNow: () => void;
};

/** Values are immutable, so cache the serialization used by the comparison at every key. */
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

/**
 * Strings are compared directly, because long texts are compared at every key; only other data is serialized.
 */
export function isSame(a: unknown, b: unknown): boolean {
  return a === b || (typeof a !== 'string' && wordsOf(a) === wordsOf(b));
}

/**
 * Work in progress that survives a closed tab, a crash and an expired session: stored on this device 750 ms
 * after the last change, and restored later (show it with `DraftNotice`). T is plain JSON data.
 */
export function useDraft<T>({ key, schema, saved, stored: item }: UseDraftOptions<T>): DraftOf<T> {
  const seenUpdatedAt = item?.updatedAt ?? null;
  const latest = useRef({ schema, saved, seenUpdatedAt });
  latest.current = { schema, saved, seenUpdatedAt };
  const held = useRef<Draft<T> | null>(null);
  if (!held.current?.isOf(key))
    held.current = new Draft<T>(key, (value) => latest.current.schema.safeParse(value).data ?? null);
  const draft = held.current;
  const { keptAt, restored, isRead } = useSyncExternalStore(draft.subscribe, draft.get);
  /** What was last saved on the server, unless the `saved` passed in is newer. */
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
      // While a request is in flight, typing the saved text again counts as a change.
      if (draft.inFlight === 0 && isSame(value, baseNow().value)) draft.drop();
      else draft.change({ value, seenUpdatedAt: before.seenUpdatedAt });
    },
    stored: item,
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
