import { z } from 'zod';
import { columnInteger, id, isoDate } from './fields.ts';
import { reviewBatchMax } from './limits/revision.ts';

/** Eight random bytes that a device makes once, and again after losing its storage. */
const device = z.string().regex(/^[0-9a-f]{16}$/);
/** The hash of the id of a card or question. */
const item = z.string().regex(/^[0-9a-f]{16}$/);
/** The number of the device's earlier events. */
const sequence = z.int().min(0).max(4_294_967_295);
/** A device's clock, in milliseconds since 1970; may be wrong by years. */
const clockMs = z.int().min(0).max(8_640_000_000_000_000);

const noted = z.object({ item, chapterId: id, clockMs });

/** What a student did with a card or question, as recorded by the device. Grades: 1 again, 2 hard, 3 good, 4 easy. */
export const reviewEvent = z.discriminatedUnion('kind', [
  noted.extend({ kind: z.literal('review'), grade: z.literal([1, 2, 3, 4]) }),
  /** Undoes one event of any device. */
  noted.extend({ kind: z.literal('undo'), target: z.object({ device, sequence }) }),
  noted.extend({ kind: z.literal('suspend') }),
  noted.extend({ kind: z.literal('resume') }),
]);

/** Consecutive events of one device, starting with number `firstSequence`. */
export const sendReviewsInput = z.object({
  device,
  firstSequence: sequence,
  sentClockMs: clockMs,
  events: z.array(reviewEvent).min(1).max(reviewBatchMax),
});
export type SendReviewsInput = z.infer<typeof sendReviewsInput>;

/**
 * The final times of the sent events, fixed on first arrival, in milliseconds since 1970; and the device's
 * next number. `settled` is empty when the batch skipped numbers: earlier events are missing.
 */
export const sentReviews = z.object({
  nextSequence: sequence,
  settled: z.array(z.object({ sequence, atMs: z.int() })),
});
export type SentReviews = z.infer<typeof sentReviews>;

/** `after`: `last` of the previous reply; 0 at first. */
export const readReviewsInput = z.object({ after: columnInteger.min(0) });
export type ReadReviewsInput = z.infer<typeof readReviewsInput>;

/** Batches of all the student's devices in order of arrival. `body` is packed events, in base64. */
export const readReviews = z.object({
  batches: z.array(z.object({ device, firstSequence: sequence, chapterIds: z.array(id), body: z.base64() })),
  last: z.int(),
  isMore: z.boolean(),
});
export type ReadReviews = z.infer<typeof readReviews>;

/** Reviews in the export; a card is named by the hash of its id. */
export const exportedReview = z.object({
  item,
  what: z.enum(['again', 'hard', 'good', 'easy', 'undo', 'suspend', 'resume']),
  at: isoDate,
});
