import { setImmediate as nextTurn } from 'node:timers/promises';
import { grades, packLog } from '@repo/revision/memory';
import { expect, it } from 'vitest';
import { addedLooks } from '#src/admin/sweep/added-looks.ts';

const device = 'a1'.repeat(8);
const dayMs = 86_400_000;
const reviewsABatch = 200;

/** A log that reviews the items in turn, one per day. */
function logOf(reviews: number, items: number) {
  return Array.from({ length: reviews / reviewsABatch }, (_, batch) => {
    const firstSequence = batch * reviewsABatch;
    const events = Array.from({ length: reviewsABatch }, (_, n) => ({
      ...{
        kind: 'review' as const,
        device,
        sequence: firstSequence + n,
        chapterId: 'econ-1',
        grade: grades.good,
      },
      ...{
        item: ((firstSequence + n) % items).toString(16).padStart(16, '0'),
        atMs: (firstSequence + n) * dayMs,
      },
    }));
    const body = Buffer.from(packLog(events).body);
    return { arrival: batch + 1, device, firstSequence, eventCount: reviewsABatch, body };
  });
}

it('the sweep counts a long review log completely, with pauses for other requests', async () => {
  let [isCounted, turns] = [false, 0];
  const others = (async () => {
    while (!isCounted) {
      await nextTurn();
      turns += 1;
    }
  })();
  const added = await addedLooks(logOf(120_000, 40_000), 0);
  isCounted = true;
  await others;
  expect(turns).toBeGreaterThan(100);
  expect(added).toHaveLength(40_000);
  for (const looks of added) expect(looks).toMatchObject({ students: 1, looks: 2, forgotten: 0 });
});

it('the sweep stops counting an item that is reviewed more often than a person can', async () => {
  const log = logOf(5_200, 1);
  const counted = await addedLooks(log.slice(0, 1), 0);
  expect(counted).toMatchObject([{ students: 1, looks: reviewsABatch - 1 }]);
  expect(await addedLooks(log, 1)).toMatchObject([{ students: -1, looks: 1 - reviewsABatch }]);
  const further = { ...logOf(5_400, 1)[26], arrival: 27 };
  expect(await addedLooks([...log, further as (typeof log)[number]], 26)).toEqual([]);
});
