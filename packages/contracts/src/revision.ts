import { z } from 'zod';
import { columnInteger, id, isoDate } from './fields.ts';
import { reviewBatchMax } from './limits/revision.ts';

/** Eight random bytes that a device makes once, and again when its storage was lost. */
const device = z.string().regex(/^[0-9a-f]{16}$/);
/** The hash of the id of a card or question. */
const item = z.string().regex(/^[0-9a-f]{16}$/);
/** How many events the device had made before this one. */
const sequence = z.int().min(0).max(4_294_967_295);
/** A device's clock, in milliseconds since 1970; it may be wrong by years. */
const clockMs = z.int().min(0).max(8_640_000_000_000_000);

const noted = z.object({ item, chapterId: id, clockMs });

/** What a student did with a card or question, as the device noted it. Grades: 1 again, 2 hard, 3 good, 4 easy. */
export const reviewEvent = z.discriminatedUnion('kind', [
  noted.extend({ kind: z.literal('review'), grade: z.literal([1, 2, 3, 4]) }),
  /** Takes one event back, whichever device made it. */
  noted.extend({ kind: z.literal('undo'), target: z.object({ device, sequence }) }),
  noted.extend({ kind: z.literal('suspend') }),
  noted.extend({ kind: z.literal('resume') }),
]);

/** Events of one device that follow each other, the first with the number `firstSequence`. */
export const sendReviewsInput = z.object({
  device,
  firstSequence: sequence,
  sentClockMs: clockMs,
  events: z.array(reviewEvent).min(1).max(reviewBatchMax),
});
export type SendReviewsInput = z.infer<typeof sendReviewsInput>;

/**
 * The times of the events that were sent, settled when each came first, in milliseconds since 1970; and the number that
 * the device has to go on with. `settled` is empty when that number was left out: events before the batch are missing.
 */
export const sentReviews = z.object({
  nextSequence: sequence,
  settled: z.array(z.object({ sequence, atMs: z.int() })),
});
export type SentReviews = z.infer<typeof sentReviews>;

/** `after`: the `last` of the reply before; 0 at first. */
export const readReviewsInput = z.object({ after: columnInteger.min(0) });
export type ReadReviewsInput = z.infer<typeof readReviewsInput>;

/** Batches of all devices of the student in the order in which they came. `body` is packed events, in base64. */
export const readReviews = z.object({
  batches: z.array(z.object({ device, firstSequence: sequence, chapterIds: z.array(id), body: z.base64() })),
  last: z.int(),
  isMore: z.boolean(),
});
export type ReadReviews = z.infer<typeof readReviews>;

/** Reviews as the export has them; a card goes by the hash of its id. */
export const exportedReview = z.object({
  item,
  what: z.enum(['again', 'hard', 'good', 'easy', 'undo', 'suspend', 'resume']),
  at: isoDate,
});
