import { type Grade, grades, type ItemState, stepItem } from '@repo/revision/memory';

/** Where a student is in today's reviews. Nothing in it changes; every act makes another one. */
export type ReviseSession = {
  /** The items that are left, the one on top first; one that was not known comes once more at the end. */
  queue: readonly string[];
  states: ReadonlyMap<string, ItemState>;
  isFlipped: boolean;
  /** A question that was just answered, which is shown with its solution until the student goes on. */
  shown: { item: string; given: number } | null;
  /** Of those that were answered, by item: whether the first answer was right. */
  first: ReadonlyMap<string, boolean>;
  /** What undo goes back to, and the item that was acted on. */
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

/** The session after the card or question on top was judged. `atMs` milliseconds since 1970. */
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

/** The session after the question on top was answered by an option, from 0: its solution is up. */
export function answered(
  session: ReviseSession,
  { given, isRight, atMs }: { given: number; isRight: boolean; atMs: number },
): ReviseSession {
  const [item] = session.queue;
  if (item === undefined) return session;
  return { ...graded(session, isRight ? grades.good : grades.again, atMs), shown: { item, given } };
}

/** The session after a solution was read. */
export const goneOn = (session: ReviseSession): ReviseSession => ({ ...session, shown: null });

/** The session after the card on top was put away. */
export function putAway(session: ReviseSession): ReviseSession {
  const [item] = session.queue;
  return item === undefined ? session : without(session, item);
}

/** The session as it was before the last act, with that card on top and its answer up. */
export const undone = ({ before }: ReviseSession): ReviseSession | null =>
  before && { ...before.session, isFlipped: true };
