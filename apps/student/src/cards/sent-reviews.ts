import { api } from '#src/api/api.ts';
import type { JobOf, JobStatus, Settled } from '#src/outbox/job.ts';
import { outbox } from '#src/outbox/outbox.ts';
import { readNewReviews } from '#src/revision/read-new-reviews.ts';
import { beginAnew, firstUnsent, markSent, readOwn } from '#src/revision/review-store.ts';
import { putReviews } from './send-soon.ts';

/** As packed by the server so many take less room here. */
const readAfterCount = 200;

/** Has those sent that no job has: of an earlier build, or of a page that was left. Never fails. */
export async function takeInReviews(userId: string): Promise<void> {
  await outbox.load();
  const { device, nextSequence } = await readOwn(userId);
  const hasJob = outbox
    .waiting('reviews')
    .some((one) => one.device === device && one.firstSequence + one.events.length === nextSequence);
  if (!hasJob) await putReviews(userId, null);
}

/** @returns whether what is left has to be sent now */
async function settleOne(
  userId: string,
  { device, firstSequence, events }: JobOf<'reviews'>,
  status: JobStatus,
): Promise<boolean> {
  // What is refused once is refused for ever: what came after it goes on without it. Without room it stays here, and waits.
  if (status.kind === 'refused' && status.code === 'BAD_INPUT') {
    const end = firstSequence + events.length;
    await beginAnew(userId, { device, sequence: firstSequence }, (sequence) => sequence < end);
  }
  if (status.kind !== 'saved') return status.kind === 'refused' && status.code === 'BAD_INPUT';
  // What the server has of it is not known: it counts once.
  if (status.reply === null) return true;
  const { nextSequence } = status.reply as { nextSequence: number };
  const own = await readOwn(userId);
  if (own.device !== device) return false;
  const isSetBack = nextSequence < firstSequence && nextSequence < firstUnsent(own);
  // A copy of this device's storage has given these numbers too, and came first.
  const isCopied = nextSequence > own.nextSequence;
  if (isSetBack || isCopied)
    await beginAnew(userId, { device, sequence: isCopied ? firstSequence : nextSequence });
  else await markSent(userId, { device, sequence: nextSequence });
  return isSetBack || isCopied;
}

/** Takes over what the server answered to reviews that were sent. Never fails. */
export async function settleReviews(userId: string, settled: readonly Settled[]): Promise<void> {
  let isLeft = false;
  for (const { work, status } of settled)
    if (work.kind === 'reviews') isLeft = (await settleOne(userId, work, status)) || isLeft;
  if (isLeft) await putReviews(userId, null);
  const { events } = await readOwn(userId);
  if (events.length >= readAfterCount) await readNewReviews(userId, api.progress).catch(() => {});
}
