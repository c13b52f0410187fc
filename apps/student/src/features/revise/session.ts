import { type Grade, grades, type ItemState, stepItem } from '@repo/revision/memory';
import type { OwnAnswer } from '#src/study/questions/answer-entry.tsx';

/** State of today's reviews. Immutable; every act returns a new one. */
export type ReviseSession = {
  /** Remaining items, current first; one that was not known goes to the end again. */
  queue: readonly string[];
  states: ReadonlyMap<string, ItemState>;
  isFlipped: boolean;
  /** A question just answered, shown with its solution until the student continues. */
  shown: { item: string; given: OwnAnswer } | null;
  /** By answered item: whether the first answer was right. */
  first: ReadonlyMap<string, boolean>;
  /** The state that undo restores, and the item acted on. */
  before: { session: ReviseSession; item: string } | null;
};

export function newSession(queue: readonly string[], states: ReadonlyMap<string, ItemState>): ReviseSession {
  return { queue, states, isFlipped: false, shown: null, first: new Map(), before: null };
}

export const flipped = (session: ReviseSession): ReviseSession => ({
  ...session,
  isFlipped: !session.isFlipped,
});

function without(session: ReviseSession, item: string): ReviseSession {
  const [, ...queue] = session.queue;
  return { ...session, queue, isFlipped: false, shown: null, before: { session, item } };
}

/** The session after grading the current card or question. `atMs`: milliseconds since 1970. */
export function graded(session: ReviseSession, grade: Grade, atMs: number): ReviseSession {
  const [item] = session.queue;
  if (item === undefined) return session;
  const event = { kind: 'review', grade, item, chapterId: '', device: '', sequence: 0, atMs } as const;
  const states = new Map(session.states).set(item, stepItem(session.states.get(item) ?? null, event));
  const isRight = grade !== grades.again;
  const first = session.first.has(item) ? session.first : new Map(session.first).set(item, isRight);
  const next = without(session, item);
  return { ...next, states, first, queue: isRight ? next.queue : [...next.queue, item] };
}

/** The session after answering the current question: its solution is shown. */
export function answered(
  session: ReviseSession,
  { given, isRight, atMs }: { given: OwnAnswer; isRight: boolean; atMs: number },
): ReviseSession {
  const [item] = session.queue;
  if (item === undefined) return session;
  return { ...graded(session, isRight ? grades.good : grades.again, atMs), shown: { item, given } };
}

/** The session after reading a solution. */
export const goneOn = (session: ReviseSession): ReviseSession => ({ ...session, shown: null });

/** The session after suspending the current card. */
export function putAway(session: ReviseSession): ReviseSession {
  const [item] = session.queue;
  return item === undefined ? session : without(session, item);
}

/** The session before the last act, with that card current and flipped. */
export const undone = ({ before }: ReviseSession): ReviseSession | null =>
  before && { ...before.session, isFlipped: true };
