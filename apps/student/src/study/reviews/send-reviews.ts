import { reviewBatchMax } from '@repo/contracts/limits/revision';
import type { SendReviewsInput } from '@repo/contracts/revision';
import { randomHex } from '#src/study-log/outbox/attempt-id.ts';
import type { Outbox } from '#src/study-log/outbox/create-outbox.ts';
import type { EventOrigin, JobStatus } from '#src/study-log/outbox/job.ts';
import { idOf } from '#src/study-log/outbox/job-kinds.ts';
import { outbox } from '#src/study-log/outbox/outbox.ts';
import { type Batch, keepBatch } from './review-store.ts';

/** What a student did with a card or question, by this device's clock. */
export type NotedReview = SendReviewsInput['events'][number];

/** 'study': reviews of cards and practice questions. 'quiz': those of a quiz or paper, whose result is sent too. */
export type Reviewed = 'study' | 'quiz';

/** How long reviews wait for more before they are sent. */
const restMs = 60_000;
/** An invalid batch would be refused each time. */
const refusedForever = 'BAD_INPUT';
/** This many are sent without waiting for a pause. */
const sendAfterCount = 100;

const endOf = ({ firstSequence, events }: Batch) => firstSequence + events.length;

/** The batch renamed as the first one of a new device; undos in it refer to the new name. */
function renamed({ device, firstSequence, events, ...batch }: Batch): Batch {
  const next = randomHex(8);
  const isOwn = ({ target }: { target: EventOrigin }) =>
    target.device === device && target.sequence >= firstSequence;
  const named = events.map((event) =>
    event.kind === 'undo' && isOwn(event)
      ? { ...event, target: { device: next, sequence: event.target.sequence - firstSequence } }
      : event,
  );
  return { ...batch, device: next, firstSequence: 0, events: named };
}

/**
 * Puts reviews into the outbox, many per event. Each page is its own device in the log of reviews, so that
 * tabs need not agree on numbers, and copied storage causes no duplicates.
 * @param keep stores a batch that the server has or refused for now; with null, forgets one that was renamed
 * or dropped
 */
export function createReviewSender(
  { put, isOpen }: Pick<Outbox, 'put' | 'isOpen'>,
  keep: (userId: string, batch: Batch, as: 'sent' | 'refused' | null) => Promise<unknown>,
) {
  /** The newest batch of this page. */
  let last: { userId: string; batch: Batch } | null = null;

  /** The batch that still has room. */
  function openBatch(userId: string): Batch {
    const fresh = { kind: 'review' as const, isOfQuiz: true, events: [] };
    if (last?.userId !== userId) return { ...fresh, device: randomHex(8), firstSequence: 0 };
    const { batch } = last;
    if (batch.events.length < reviewBatchMax && isOpen(idOf(batch))) return batch;
    return { ...fresh, device: batch.device, firstSequence: endOf(batch) };
  }

  return {
    /**
     * Stores the student's reviews in order before it returns; they are sent after a minute without another
     * one. Never fails.
     * @returns the last one's name, for undo, and when all are stored
     */
    note(userId: string, reviews: readonly NotedReview[], reviewed: Reviewed) {
      const stored: Promise<unknown>[] = [];
      const left = [...reviews];
      let batch: Batch;
      do {
        batch = openBatch(userId);
        const events = [...batch.events, ...left.splice(0, reviewBatchMax - batch.events.length)];
        batch = { ...batch, isOfQuiz: batch.isOfQuiz && reviewed === 'quiz', events };
        last = { userId, batch };
        stored.push(put(batch, events.length < sendAfterCount ? restMs : 0));
      } while (left.length > 0);
      const name: EventOrigin = { device: batch.device, sequence: endOf(batch) - 1 };
      return { name, stored: Promise.all(stored) };
    },
    /** Sends the reviews of this page without waiting. Never fails. */
    async sendNow(userId: string): Promise<void> {
      if (last?.userId === userId && isOpen(idOf(last.batch))) await put(last.batch);
    },
    /** Applies the server's reply to a batch. Never fails. */
    async settle(userId: string, batch: Batch, status: JobStatus): Promise<void> {
      if (status.kind === 'saved') {
        // A saved batch without a reply was received long ago.
        const reply = status.reply as { nextSequence: number } | null;
        if (!reply || reply.nextSequence >= endOf(batch)) return void (await keep(userId, batch, 'sent'));
      } else if (status.kind !== 'refused') return;
      if (last?.batch.device === batch.device) last = null;
      // The server lacks earlier reviews of this device, which it refused or forgot: queue the batch under a
      // new device. That fails after a logout.
      const isRenamed = status.kind === 'saved' && batch.firstSequence > 0 && (await put(renamed(batch)));
      const isLeft = status.kind === 'saved' ? !isRenamed : status.code !== refusedForever;
      await keep(userId, batch, isLeft ? 'refused' : null);
    },
  };
}

/** This page's sender. */
export const reviewSender = createReviewSender(outbox, keepBatch);
