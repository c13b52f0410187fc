import { useMemo, useSyncExternalStore } from 'react';
import { resultIdOf } from '#src/outbox/job.ts';
import { outbox } from '#src/outbox/outbox.ts';

/** What was handed in of an attempt, from whichever tab; `timeTaken` in seconds. */
export type HandedIn = { answers: number[]; timeTaken: number };

/** What the server has of it, else what waits on this device to be sent. As text: what the outbox reads anew is equal. */
function textOfHandedIn(attemptId: string): string | null {
  const id = resultIdOf(attemptId);
  const status = outbox.statusOf(id);
  const stored = status?.kind === 'saved' ? status.reply : outbox.find(id)?.submission;
  if (!stored) return null;
  const { answers, timeTaken } = stored;
  return JSON.stringify({ answers, timeTaken });
}

/** Null as long as this device knows of nothing that was handed in. */
export function useHandedIn(attemptId: string): HandedIn | null {
  const text = useSyncExternalStore(outbox.subscribe, () => textOfHandedIn(attemptId));
  return useMemo(() => (text === null ? null : (JSON.parse(text) as HandedIn)), [text]);
}
