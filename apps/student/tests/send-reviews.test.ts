import { grades } from '@repo/revision/grades';
import { expect, test, vi } from 'vitest';
import type { Batch } from '#src/study/reviews/review-store.ts';
import { createReviewSender } from '#src/study/reviews/send-reviews.ts';
import type { JobStatus, QueuedJob } from '#src/study-log/outbox/job.ts';
import { idOf } from '#src/study-log/outbox/job-kinds.ts';
import { createBrowser, memoryStore, page } from './outbox-browser.ts';

const review = { kind: 'review', grade: grades.good, item: 'a', chapterId: 'c', clockMs: 0 } as const;
const batchFrom = (firstSequence: number): Batch => ({
  ...{ kind: 'review', device: '0011223344556677', firstSequence, isOfQuiz: false },
  events: [review],
});
const saved = (nextSequence: number) => ({ kind: 'saved', reply: { nextSequence } }) as JobStatus;

async function settle(batch: Batch, status: JobStatus) {
  const put = vi.fn(async (_: unknown) => true);
  const keep = vi.fn(async () => {});
  await createReviewSender({ put, isOpen: () => false }, keep).settle('u', batch, status);
  return { put, keep };
}

test('reviews after a gap on the server are sent as those of a new device', async () => {
  const { put, keep } = await settle(batchFrom(3), saved(0));
  expect(put.mock.calls).toEqual([[expect.objectContaining({ firstSequence: 0, events: [review] })]]);
  expect(keep).toHaveBeenCalledWith('u', batchFrom(3), null);
});

test('reviews that the server does not count wait for the next start, without endless retries', async () => {
  const { put, keep } = await settle(batchFrom(0), saved(0));
  expect(put).not.toHaveBeenCalled();
  expect(keep).toHaveBeenCalledWith('u', batchFrom(0), 'refused');
});

test('storing another review reads none of the pending work', async () => {
  const { openTab, who } = createBrowser();
  who.isOnline = false;
  const read = vi.fn((n: number) => page(1, `chapter ${n}`));
  const pending = Array.from({ length: 200 }, (_, n): QueuedJob => {
    const rest = { userId: 'asha', rev: `${n}`, keptAtMs: n, notBeforeMs: 0 };
    return {
      ...rest,
      id: idOf(read(n)),
      get work() {
        return read(n);
      },
    };
  });
  const outbox = openTab({ store: memoryStore(new Map(pending.map((job) => [job.rev, job]))) });
  await outbox.load();
  read.mockClear();
  const { note } = createReviewSender(outbox, async () => {});
  for (let n = 0; n < 3; n += 1) await note('asha', [review], 'study').stored;
  expect(read).not.toHaveBeenCalled();
  expect(outbox.waiting('review').map(({ events }) => events.length)).toEqual([3]);
});
