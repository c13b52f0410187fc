import type { ReadReviews } from '@repo/contracts/revision';
import { logKey, sentKey } from '#src/platform/storage/study-database.ts';
import { changeValue, readValue } from '#src/platform/storage/study-values.ts';
import type { JobOf } from '#src/study-log/outbox/job.ts';

/** Consecutive reviews of one device: one event of the study log. */
export type Batch = JobOf<'review'>;

/** The server's reviews of all devices; `last` is the cursor. */
export type ReviewLog = { last: number; batches: ReadReviews['batches'] };

/**
 * Reviews sent by this device but not yet read back from the log. `isOnlyHere`: refused because a limit was
 * reached.
 */
export type SentBatch = Batch & { isOnlyHere?: true };

const emptyLog: ReviewLog = { last: 0, batches: [] };

/** The local copy of the server's log. Never fails. */
export const readLog = async (userId: string): Promise<ReviewLog> =>
  (await readValue<ReviewLog>(logKey(userId))) ?? emptyLog;

/** Appends the server's reviews after `after`, unless another tab did; null restarts the log. Never fails. */
export const addToLog = (userId: string, after: number, page: ReadReviews | null) =>
  changeValue<ReviewLog>(logKey(userId), (now = emptyLog) => {
    if (now.last !== after) return now;
    return page ? { last: page.last, batches: [...now.batches, ...page.batches] } : emptyLog;
  });

/** Reads the sent batches. Never fails. */
export const readSent = async (userId: string): Promise<readonly SentBatch[]> =>
  (await readValue<SentBatch[]>(sentKey(userId))) ?? [];

export const isSame = (one: Batch, other: Batch): boolean =>
  one.device === other.device && one.firstSequence === other.firstSequence;

/** Stores a batch that left the outbox; null forgets it. Never fails. */
export const keepBatch = (userId: string, batch: Batch, as: 'sent' | 'refused' | null) =>
  changeValue<SentBatch[]>(sentKey(userId), (now = []) => {
    const others = now.filter((one) => !isSame(one, batch));
    if (as === null) return others;
    return [...others, as === 'refused' ? { ...batch, isOnlyHere: true } : batch];
  });

/** Forgets these sent reviews. Call it once the log was read to its end after they were sent. Never fails. */
export const forgetSent = (userId: string, sent: readonly SentBatch[]) =>
  changeValue<SentBatch[]>(sentKey(userId), (now = []) =>
    now.filter(
      (one) =>
        one.isOnlyHere ||
        !sent.some((known) => isSame(known, one) && known.events.length >= one.events.length),
    ),
  );
