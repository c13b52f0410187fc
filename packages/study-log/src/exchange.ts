import { type ErrorCode, errorStatus } from '@repo/contracts/errors';
import { wellFormedText } from '@repo/contracts/fields';
import { exchangeEventsMax } from '@repo/contracts/limits/study-log';
import { z } from 'zod';
import type { StudyBody, StudyKindName, StudyReply } from './kinds.ts';
import { studyKinds } from './kinds.ts';

/** Eight random bytes that a device generates once; again only after losing its storage. */
const device = z.string().regex(/^[0-9a-f]{16}$/);
/** The number of the device's earlier events. */
const sequence = z.int().min(0).max(4_294_967_295);
/** A device's clock, in milliseconds since 1970; it may be wrong by years. */
const clockMs = z.int().min(0).max(8_640_000_000_000_000);

/** What a student did, as the device recorded it. */
export type StudyEvent<Name extends StudyKindName = StudyKindName> = {
  [Each in Name]: { kind: Each; clockMs: number; body: StudyBody<Each> };
}[Name];

/**
 * Consecutive events of one device, starting with number `firstSequence`. Kind and body are validated event
 * by event, so that an invalid one does not block the others.
 */
export const exchangeInput = z.object({
  device,
  firstSequence: sequence,
  sentClockMs: clockMs,
  events: z
    .array(z.object({ kind: wellFormedText().max(64), clockMs, body: z.unknown() }))
    .min(1)
    .max(exchangeEventsMax),
});
export type ExchangeInput = z.infer<typeof exchangeInput>;

const codes = Object.keys(errorStatus) as [ErrorCode, ...ErrorCode[]];

/** The outcome of one event; `atMs` is its time, settled on first arrival, in milliseconds since 1970. */
export type StudyOutcome<Name extends StudyKindName = StudyKindName> =
  | { [Each in Name]: { status: 'saved'; kind: Each; atMs: number; reply: StudyReply<Each> } }[Name]
  /** Permanently refused, with a message for people. */
  | { status: 'refused'; atMs: number; code: ErrorCode; message: string }
  /** A server error; the device resends it as a new event. */
  | { status: 'failed' }
  /** Received long ago: its outcome is no longer known. */
  | { status: 'known' };

const saved = Object.entries(studyKinds).map(([name, { reply }]) =>
  z.object({ status: z.literal('saved'), kind: z.literal(name), atMs: z.int(), reply }),
);

/**
 * `nextSequence` is the number to continue with: below `firstSequence` when earlier events are missing, so
 * that nothing was stored; inside the batch when the server stopped there for now. `outcomes` are those of
 * the first events of the batch, in order.
 */
export const exchangeReply = z.object({
  nextSequence: sequence,
  outcomes: z.array(
    z.discriminatedUnion('status', [
      z.discriminatedUnion('kind', saved as [(typeof saved)[number]]),
      z.object({ status: z.literal('refused'), atMs: z.int(), code: z.enum(codes), message: z.string() }),
      z.object({ status: z.enum(['failed', 'known']) }),
    ]),
  ),
});
export type ExchangeReply = { nextSequence: number; outcomes: StudyOutcome[] };
