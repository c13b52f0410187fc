import { type ErrorCode, errorStatus } from '@repo/contracts/errors';
import { wellFormedText } from '@repo/contracts/fields';
import { exchangeEventsMax } from '@repo/contracts/limits/study-log';
import { z } from 'zod';
import type { StudyBody, StudyKindName, StudyReply } from './kinds.ts';
import { studyKinds } from './kinds.ts';

/** Eight random bytes that a device makes once, and again when its storage was lost. */
const device = z.string().regex(/^[0-9a-f]{16}$/);
/** How many events the device had made before this one. */
const sequence = z.int().min(0).max(4_294_967_295);
/** A device's clock, in milliseconds since 1970; it may be wrong by years. */
const clockMs = z.int().min(0).max(8_640_000_000_000_000);

/** What a student did, as the device noted it. */
export type StudyEvent<Name extends StudyKindName = StudyKindName> = {
  [Each in Name]: { kind: Each; clockMs: number; body: StudyBody<Each> };
}[Name];

/**
 * Events of one device that follow each other, the first with the number `firstSequence`. Kind and body are looked at event by
 * event: one that is wrong does not hold up the others.
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

/** What became of one event; `atMs` is its time, settled when it came first, in milliseconds since 1970. */
export type StudyOutcome<Name extends StudyKindName = StudyKindName> =
  | { [Each in Name]: { status: 'saved'; kind: Each; atMs: number; reply: StudyReply<Each> } }[Name]
  /** The server will never take it; its sentence for people. */
  | { status: 'refused'; atMs: number; code: ErrorCode; message: string }
  /** The server failed in it: the device sends it again as a new event. */
  | { status: 'failed' }
  /** It came long ago: what became of it is not known any more. */
  | { status: 'known' };

const saved = Object.entries(studyKinds).map(([name, { reply }]) =>
  z.object({ status: z.literal('saved'), kind: z.literal(name), atMs: z.int(), reply }),
);

/**
 * `nextSequence` is the number that the device has to go on with: below `firstSequence` when events before the batch are
 * missing, then nothing of it was taken; inside the batch when the server stopped there for now. `outcomes` are those of the
 * first events of the batch, in its order.
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
