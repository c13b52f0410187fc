import { failureOf } from '@repo/client';
import type { ErrorCode } from '@repo/contracts/errors';
import { toast } from '@repo/ui/toast';
import { useEffect, useRef, useState } from 'react';
import { useHotkeys } from 'react-hotkeys-hook';
import { errorCodeOf, isSessionRefused, sentenceOf } from '#src/api/failures.ts';
import { editingCopy } from './editing-copy.ts';
import { flushTyping } from './typing.ts';
import { noteReply } from './unsaved-work.ts';

/** Minimum time to show 'Saving…', so that it is visible. */
export const savingShownMs = 1_000;

/** `at` in epoch milliseconds. */
export type SaveStatus =
  | { kind: 'clean' }
  | { kind: 'unsaved' }
  | { kind: 'saving' }
  | { kind: 'saved'; at: number }
  | { kind: 'failed'; reason: string };

/** The server's version of an item that someone else changed meanwhile. */
export type StaleEdit = { current: unknown };

export type UseSavingOptions = {
  /** Whether there is something to send; called before every request. */
  isDirty: () => boolean;
  /**
   * Sends the work and throws on failure. `overwrites` is the updatedAt of a newer version that the admin
   * chose to overwrite: send it as seenUpdatedAt instead of the draft's own.
   */
  send: (overwrites: string | null) => Promise<void>;
  /** The fallback message for a failure without the server's message. */
  failureText: string;
  /** False turns Ctrl+S off, such as while a dialog with its own saving is open. */
  isActive?: boolean;
};

export type Saving = {
  status: SaveStatus;
  /** Whether a request is in flight. */
  isSending: boolean;
  /** Sends if anything is dirty; one request at a time. @returns whether all work is saved */
  save: () => Promise<boolean>;
  /** Set when the server rejected a stale edit; show it with `StaleEditDialog`. */
  stale: StaleEdit | null;
  /** Overwrites the version in `stale`, but no newer one. */
  overwrite: (updatedAt: string) => Promise<boolean>;
  /** Closes the dialog; the work stays unsaved. */
  dismissStale: () => void;
  /** The conflict was resolved in another way: clear the rejection. */
  settleStale: () => void;
};

function staleEditOf(error: unknown): StaleEdit | null {
  const data: unknown = failureOf(error)?.data;
  const code: ErrorCode = 'STALE_EDIT';
  if (typeof data !== 'object' || data === null || Reflect.get(data, 'errorCode') !== code) return null;
  return { current: Reflect.get(data, 'current') };
}

type Phase = { kind: 'idle' } | { kind: 'saving' } | { kind: 'failed'; reason: string };

/** Saving by button, Ctrl+S and the leave guard: one state, one request at a time, nothing overwritten unseen. */
export function useSaving(options: UseSavingOptions): Saving {
  const latest = useRef(options);
  latest.current = options;
  const running = useRef<Promise<boolean> | null>(null);
  const [isSending, setIsSending] = useState(false);
  const [phase, setPhase] = useState<Phase>({ kind: 'idle' });
  const [savedAt, setSavedAt] = useState<number | null>(null);
  const [stale, setStale] = useState<StaleEdit | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  async function attempt(overwrites: string | null): Promise<boolean> {
    const startedAtMs = performance.now();
    clearTimeout(timer.current);
    setPhase({ kind: 'saving' });
    try {
      await latest.current.send(overwrites);
    } catch (error) {
      fail(error);
      return false;
    }
    noteReply();
    setStale(null);
    setSavedAt(Date.now());
    const leftMs = Math.max(0, startedAtMs + savingShownMs - performance.now());
    timer.current = setTimeout(() => setPhase({ kind: 'idle' }), leftMs);
    return true;
  }

  function fail(error: unknown): void {
    noteReply(error);
    const found = staleEditOf(error);
    const isGone = errorCodeOf(error) === 'NOT_FOUND';
    const sentence = sentenceOf(error, latest.current.failureText);
    const reason = isGone ? editingCopy.saveGone(sentence) : sentence;
    setPhase({ kind: 'failed', reason });
    setStale(found);
    if (!found && !isSessionRefused(error)) toast.error(reason);
  }

  function run(overwrites: string | null): Promise<boolean> {
    setIsSending(true);
    const promise = attempt(overwrites).finally(() => {
      running.current = null;
      setIsSending(false);
    });
    running.current = promise;
    return promise;
  }

  async function save(): Promise<boolean> {
    flushTyping();
    while (running.current) if (!(await running.current)) return false;
    return latest.current.isDirty() ? run(null) : true;
  }

  useHotkeys('mod+s', () => void save(), {
    enabled: options.isActive ?? true,
    enableOnFormTags: true,
    enableOnContentEditable: true,
    preventDefault: true,
  });

  return {
    status: statusOf(phase, options.isDirty(), savedAt),
    isSending,
    save,
    stale,
    overwrite: (updatedAt) => run(updatedAt),
    dismissStale: () => setStale(null),
    settleStale() {
      setStale(null);
      setPhase({ kind: 'idle' });
    },
  };
}

function statusOf(phase: Phase, isDirty: boolean, savedAt: number | null): SaveStatus {
  if (phase.kind === 'saving') return phase;
  if (phase.kind === 'failed' && isDirty) return phase;
  if (isDirty) return { kind: 'unsaved' };
  return savedAt === null ? { kind: 'clean' } : { kind: 'saved', at: savedAt };
}
