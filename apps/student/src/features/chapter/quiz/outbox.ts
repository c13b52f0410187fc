import { failureOf, reasonOf } from '@repo/client';
import { brand } from '@repo/contracts/brand';
import { messages } from '@repo/contracts/messages';
import { useEffect, useSyncExternalStore } from 'react';
import { api } from '#src/api/api.ts';
import { trpc } from '#src/api/trpc.ts';
import { onBeforeLogout } from '#src/session/before-logout.ts';
import { getSession } from '#src/session/session.ts';
import { createResultOutbox, type Outcome, type Sent, type Submission } from './result-outbox.ts';

const retryEveryMs = 30_000;
/** Answers after which the very same request may still succeed. */
const passing = new Set([401, 408, 425, 429]);

async function send(submission: Submission): Promise<Sent> {
  try {
    return { kind: 'saved', result: await api.progress.submitTest.mutate(submission) };
  } catch (error) {
    const status = failureOf(error)?.status;
    const isFinal = typeof status === 'number' && status >= 400 && status < 500 && !passing.has(status);
    return isFinal ? { kind: 'refused', message: reasonOf(error, messages.internal) } : { kind: 'retry' };
  }
}

/** Storage that is blocked throws on access, so it is looked up inside each call. */
const storage = {
  getItem: (key: string) => localStorage.getItem(key),
  setItem: (key: string, value: string) => localStorage.setItem(key, value),
  removeItem: (key: string) => localStorage.removeItem(key),
};

export const resultOutbox = createResultOutbox({
  key: `${brand.storagePrefix}-pending-results`,
  storage,
  getUserId: () => getSession().user?.id ?? null,
  send,
});

onBeforeLogout(() => resultOutbox.sendAll());

/** Sends waiting results while the screen is open: at once, when the network is back, and now and then. */
export function useResultOutbox(): void {
  useEffect(() => {
    const retry = () => {
      if (resultOutbox.hasWaiting()) void resultOutbox.sendAll();
    };
    retry();
    const timer = setInterval(retry, retryEveryMs);
    window.addEventListener('online', retry);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', retry);
    };
  }, []);
}

/** What became of one attempt; what the app knows of progress is asked anew once it is saved. */
export function useOutcome(attemptId: string): Outcome | undefined {
  const outcome = useSyncExternalStore(resultOutbox.subscribe, () => resultOutbox.outcomeOf(attemptId));
  const queries = trpc.useUtils();
  const isSaved = outcome?.kind === 'saved';
  useEffect(() => {
    if (isSaved) void queries.progress.invalidate();
  }, [isSaved, queries]);
  return outcome;
}
