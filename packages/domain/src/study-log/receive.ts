import { type ErrorCode, errorStatus } from '@repo/contracts/errors';
import { fieldMessages } from '@repo/contracts/field-sentences';
import { studyDevicesMax } from '@repo/contracts/limits/study-log';
import type { DeviceProgress, ReachedDevice } from '@repo/db/prepared-queries';
import { studyDevices } from '@repo/db/schema';
import type { ExchangeInput, ExchangeReply, StudyOutcome } from '@repo/study-log/exchange';
import { isStudyKind, type StudyBody, type StudyKindName, studyKinds } from '@repo/study-log/kinds';
import { settleTimes } from '@repo/study-log/settle-times';
import type { UserContext } from '#src/context.ts';
import { DomainError } from '#src/errors.ts';
import { forgetQuietDevices } from '#src/revision/forget-quiet-devices.ts';
import { earliestTimeMs } from './devices.ts';
import { projections } from './projections.ts';

/** What the caller of `receiveEvents` provides. */
export type ReceiveHooks = {
  /** Aborts when nobody waits for the answer any more. */
  signal: AbortSignal;
  /**
   * Counts an event against the student's limit for its kind.
   * @throws TOO_MANY
   */
  admit: (kind: StudyKindName) => void | Promise<void>;
  /** The code and the sentence of a failure. */
  failureOf: (error: unknown) => { code: ErrorCode; message: string };
  /** Called once for each event of a known kind, with its result. */
  ended: (kind: StudyKindName, how: 'kept' | 'refused' | 'failed', error?: unknown) => void;
};

type Event = ExchangeInput['events'][number];

/** Temporary failures of the session, a limit or the database. */
const laterStatuses: readonly number[] = [401, 429, 503];

function bodyOf<Name extends StudyKindName>(kind: Name, body: unknown): StudyBody<Name> {
  const { success, data, error } = studyKinds[kind].body.safeParse(body);
  if (success) return data as StudyBody<Name>;
  throw new DomainError('BAD_INPUT', error.issues[0]?.message ?? fieldMessages.bodyWrong);
}

async function project<Name extends StudyKindName>(
  ctx: UserContext,
  kind: Name,
  body: unknown,
  atMs: number,
): Promise<StudyOutcome> {
  const then = { ...ctx, clock: { now: () => new Date(atMs) } };
  const reply = await projections[kind](then, bodyOf(kind, body), ctx);
  return { status: 'saved', kind, atMs, reply } as StudyOutcome;
}

/**
 * @returns the event's outcome; null if the server has to stop for now
 * @throws what stops it
 */
async function receive(
  ctx: UserContext,
  { kind, body }: Event,
  atMs: number,
  { admit, failureOf, ended }: ReceiveHooks,
): Promise<StudyOutcome | null> {
  // An event of a newer app waits for this server's next release.
  if (!isStudyKind(kind)) return null;
  try {
    await admit(kind);
    const outcome = await project(ctx, kind, body, atMs);
    ended(kind, 'kept');
    return outcome;
  } catch (error) {
    const { code, message } = failureOf(error);
    const status = errorStatus[code];
    if (laterStatuses.includes(status)) throw error;
    ended(kind, status < 500 ? 'refused' : 'failed', error);
    return status < 500 ? { status: 'refused', atMs, code, message } : { status: 'failed' };
  }
}

/**
 * The settled times of a batch, whose first events may have arrived before; null for events before the last
 * batch.
 */
function timesOf(
  ctx: UserContext,
  { firstSequence, sentClockMs, events }: ExchangeInput,
  known: DeviceProgress | null,
): (number | null)[] {
  const nextSequence = known?.nextSequence ?? 0;
  const lastTimesMs = known?.lastTimesMs ?? [];
  const before = events.slice(0, nextSequence - firstSequence).map((_, index) => {
    const fromEnd = nextSequence - (firstSequence + index);
    return lastTimesMs[lastTimesMs.length - fromEnd] ?? null;
  });
  const fresh = events.slice(before.length).map(({ clockMs }) => clockMs);
  const settled = settleTimes(fresh, {
    sentClockMs,
    receivedAtMs: ctx.clock.now().getTime(),
    earliestMs: earliestTimeMs(ctx, known),
  });
  return [...before, ...settled];
}

/**
 * A context that stores a reading position and its device's progress in one commit.
 * @param onStored called once both are stored
 */
const storingBoth = (ctx: UserContext, device: ReachedDevice, onStored: () => void): UserContext => ({
  ...ctx,
  async storePosition(position) {
    const stored = await ctx.storePosition({ ...position, device });
    onStored();
    return stored;
  },
});

/**
 * The outcomes of the first events of a batch. Stops at a temporary failure.
 * @throws that failure, if it is at the first event
 */
async function receiveAll(
  [ctx, last]: readonly [UserContext, UserContext],
  events: readonly Event[],
  timesMs: readonly (number | null)[],
  hooks: ReceiveHooks,
): Promise<StudyOutcome[]> {
  const outcomes: StudyOutcome[] = [];
  for (const [index, event] of events.entries()) {
    const atMs = timesMs[index] ?? null;
    const within = index === events.length - 1 ? last : ctx;
    try {
      const outcome =
        atMs === null ? { status: 'known' as const } : await receive(within, event, atMs, hooks);
      if (!outcome || hooks.signal.aborted) break;
      outcomes.push(outcome);
    } catch (error) {
      if (index === 0) throw error;
      break;
    }
  }
  return outcomes;
}

/**
 * Stores the events of a student's device, each once however often it is sent: settles its time on first
 * arrival, and updates what follows from it (docs/decisions/0058-the-study-log.md). Refuses a batch that
 * skips numbers.
 * @throws what stops at the first event: NOT_SIGNED_IN for an account that was just deleted, TOO_MANY,
 * UNAVAILABLE
 */
export async function receiveEvents(
  ctx: UserContext,
  input: ExchangeInput,
  hooks: ReceiveHooks,
): Promise<ExchangeReply> {
  const { device, firstSequence, events } = input;
  const known = await ctx.findStudyDevice({ userId: ctx.user.id, device });
  const nextSequence = known?.nextSequence ?? 0;
  if (firstSequence > nextSequence) return { nextSequence, outcomes: [] };
  const timesMs = timesOf(ctx, input, known);
  const reachedBy = (count: number): ReachedDevice => {
    const lastTimesMs = timesMs.slice(0, count).filter((atMs) => atMs !== null);
    const lastAt = new Date(lastTimesMs.at(-1) ?? 0);
    return { userId: ctx.user.id, device, nextSequence: firstSequence + count, lastAt, lastTimesMs };
  };
  let isStored = false;
  const isFresh = firstSequence + events.length > nextSequence;
  const last = isFresh ? storingBoth(ctx, reachedBy(events.length), () => (isStored = true)) : ctx;
  const outcomes = await receiveAll([ctx, last], events, timesMs, hooks);
  const reached = firstSequence + outcomes.length;
  if (reached <= nextSequence) return { nextSequence: reached, outcomes };
  if (!isStored) await ctx.storeStudyDevice(reachedBy(outcomes.length));
  if (!known) await forgetQuietDevices(ctx, ctx.database.db, studyDevices, { device, max: studyDevicesMax });
  return { nextSequence: reached, outcomes };
}
