import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import type { z } from 'zod';
import { Draft } from './draft.ts';

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
  setValue: (next: T | ((value: T) => T)) => void;
  /** Whether `value` differs from `saved`. */
  isDirty: boolean;
  /** The same of this moment, for what can't wait for the next drawing. */
  isDirtyNow: () => boolean;
  /** `updatedAt` of what the work is based on: send this as seenUpdatedAt. */
  seenUpdatedAt: string | null;
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
   * The work reached the server. With `sent` (what was saved, and the new updatedAt) whatever was typed meanwhile
   * stays and is based on that. Put the server's reply into the query cache first, or the old text flashes up.
   */
  clear: (sent?: { value: T; updatedAt: string | null }) => void;
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
function isSame(a: unknown, b: unknown): boolean {
  return a === b || (typeof a !== 'string' && wordsOf(a) === wordsOf(b));
}

/**
 * Work in progress that survives a closed tab, a crash and an ended session: kept on this device 750 ms after the last
 * change, and offered again on return (show it with `DraftNotice`). T is plain JSON data.
 */
export function useDraft<T>({ key, schema, saved, seenUpdatedAt }: UseDraftOptions<T>): DraftOf<T> {
  const latest = useRef({ schema, saved, seenUpdatedAt });
  latest.current = { schema, saved, seenUpdatedAt };
  const draft = useMemo(
    () => new Draft<T>(key, (value) => latest.current.schema.safeParse(value).data ?? null),
    [key],
  );
  const { edit, keptAt, restored, isRead } = useSyncExternalStore(draft.subscribe, draft.get);

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
    value: edit ? edit.value : saved,
    setValue(next) {
      const now = latest.current;
      const { edit: current } = draft.get();
      const before = current ? current.value : now.saved;
      const value = typeof next === 'function' ? (next as (value: T) => T)(before) : next;
      if (isSame(value, now.saved)) draft.drop();
      else draft.change({ value, seenUpdatedAt: current ? current.seenUpdatedAt : now.seenUpdatedAt });
    },
    isDirty: edit !== null && !isSame(edit.value, saved),
    isDirtyNow() {
      const { edit: current } = draft.get();
      return current !== null && !isSame(current.value, latest.current.saved);
    },
    seenUpdatedAt: edit ? edit.seenUpdatedAt : seenUpdatedAt,
    keptAt,
    restored,
    isReady: isRead,
    discard: () => draft.drop(),
    rebase: (value, updatedAt) => draft.change({ value, seenUpdatedAt: updatedAt }),
    clear(sent) {
      const { edit: current } = draft.get();
      if (sent && current && !isSame(current.value, sent.value))
        draft.change({ value: current.value, seenUpdatedAt: sent.updatedAt });
      else draft.drop();
    },
  };
}
