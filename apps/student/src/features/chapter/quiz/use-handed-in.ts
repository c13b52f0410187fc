import { useMemo, useSyncExternalStore } from 'react';
import type { TypedTexts } from '#src/study/questions/machine.ts';
import { quizIdOf } from '#src/study-log/outbox/job.ts';
import { outbox } from '#src/study-log/outbox/outbox.ts';

/** Answers submitted for an attempt, from any tab; `timeTaken` in seconds. */
export type HandedIn = { answers: number[]; typed?: TypedTexts; timeTaken: number };

/**
 * Submitted answers from the server, else from the outbox. Serialized, because the outbox parses a new object
 * each time.
 */
function textOfHandedIn(attemptId: string): string | null {
  const id = quizIdOf(attemptId);
  const status = outbox.statusOf(id);
  const stored = status?.kind === 'saved' ? status.reply : outbox.find(id)?.submission;
  // A reply without answers must not hide our own.
  if (!stored?.answers) return null;
  const { answers, typed, timeTaken } = stored;
  return JSON.stringify({ answers, typed, timeTaken });
}

/** What was submitted; null while this device knows of none. */
export function useHandedIn(attemptId: string): HandedIn | null {
  const text = useSyncExternalStore(outbox.subscribe, () => textOfHandedIn(attemptId));
  return useMemo(() => (text === null ? null : (JSON.parse(text) as HandedIn)), [text]);
}
