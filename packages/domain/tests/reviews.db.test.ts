import { randomBytes } from 'node:crypto';
import { reviewBatchesReadMax, reviewBatchMax, reviewsReadBytes } from '@repo/contracts/limits/revision';
import type { ReadReviews, SendReviewsInput } from '@repo/contracts/revision';
import { foldItem, packLog, type SettledEvent, unpackLog } from '@repo/revision/memory';
import { beforeEach, expect, it } from 'vitest';
import type { UserContext } from '#src/context.ts';
import * as domain from '#src/index.ts';
import { createStudent } from '#src/testing/index.ts';
import { ctx, useFreshDatabase } from './fresh-database.ts';

useFreshDatabase();

const phone = 'a1'.repeat(8);
const laptop = 'b2'.repeat(8);
const card = 'c3'.repeat(8);
const hourMs = 3_600_000;

let student: UserContext;
beforeEach(async () => {
  student = await createStudent(ctx);
});

type Event = SendReviewsInput['events'][number];
const nowMs = () => ctx.time.now.getTime();
const review = (clockMs: number, grade: 1 | 2 | 3 | 4 = 3): Event => ({
  ...{ kind: 'review', grade, item: card, chapterId: 'econ-1', clockMs },
});

/** Sends events of a device whose clock is right unless `sentClockMs` differs. */
const send = (device: string, firstSequence: number, events: Event[], sentClockMs = nowMs()) =>
  domain.receiveReviews(student, { device, firstSequence, sentClockMs, events });

const eventsIn = ({ batches }: ReadReviews): SettledEvent[] =>
  batches.flatMap(({ device, firstSequence, chapterIds, body }) =>
    unpackLog({ chapterIds, body: Buffer.from(body, 'base64') }, device, firstSequence),
  );
const kept = async () => eventsIn(await domain.readReviews(student, { after: 0 }));

it('reviews of cards and questions are stored with the time they were made, and read on any device', async () => {
  const start = nowMs();
  ctx.time.pass(hourMs);
  expect(await send(phone, 0, [review(start, 3), review(start + 1_000, 1)])).toEqual({
    nextSequence: 2,
    settled: [
      { sequence: 0, atMs: start },
      { sequence: 1, atMs: start + 1_000 },
    ],
  });
  expect(await kept()).toEqual([
    { kind: 'review', grade: 3, item: card, chapterId: 'econ-1', device: phone, sequence: 0, atMs: start },
    {
      kind: 'review',
      grade: 1,
      item: card,
      chapterId: 'econ-1',
      device: phone,
      sequence: 1,
      atMs: start + 1_000,
    },
  ]);
});

it('reviews of cards and questions count once however often they are sent, and keep the first times', async () => {
  const first = await send(phone, 0, [review(nowMs()), review(nowMs() + 5)]);
  ctx.time.pass(hourMs);
  // A phone whose clock was changed sends the batch again with one more review.
  const again = await send(phone, 0, [review(7), review(8), review(nowMs())]);
  expect(again.nextSequence).toBe(3);
  expect(again.settled.slice(0, 2)).toEqual(first.settled);
  expect(await send(phone, 1, [review(9)])).toEqual({ nextSequence: 3, settled: [again.settled[1]] });
  expect((await kept()).map(({ sequence }) => sequence)).toEqual([0, 1, 2]);
});

it('reviews of cards and questions take at most 14 bytes each, a hundred at a time, and older formats still read', async () => {
  const start = nowMs();
  ctx.time.pass(hourMs);
  const items = Array.from({ length: 100 }, () => randomBytes(8).toString('hex'));
  await send(
    phone,
    0,
    items.map((item, at) => ({ ...review(start + at * 7_531), item })),
  );
  const before = await kept();
  expect(before.map(({ item }) => item)).toEqual(items);
  const [row] = await ctx.database.sql<{ size: number }[]>`select length(body) as size from review_batches`;
  expect(row?.size).toBeLessThan(1_400);
  const { body } = packLog(before);
  await ctx.database.sql`update review_batches set body = ${Buffer.from(body)}`;
  expect(await kept()).toEqual(before);
});

it('reviews of cards and questions are not stored if some are missing: the device is told where to continue', async () => {
  expect(await send(phone, 5, [review(nowMs())])).toEqual({ nextSequence: 0, settled: [] });
  await send(phone, 0, [review(nowMs())]);
  expect(await send(phone, 2, [review(nowMs())])).toEqual({ nextSequence: 1, settled: [] });
  expect(await kept()).toHaveLength(1);
});

it('reviews of cards and questions of a clock wrong by years get the right time, in the order they were made', async () => {
  ctx.time.pass(2 * hourMs);
  const wrong = nowMs() - 3 * 365 * 24 * hourMs;
  const { settled } = await send(phone, 0, [review(wrong - hourMs), review(wrong)], wrong);
  expect(settled.map(({ atMs }) => atMs)).toEqual([nowMs() - hourMs, nowMs()]);
});

it('reviews of cards and questions are never in the future, before the account or before the previous one', async () => {
  const opened = nowMs();
  ctx.time.pass(hourMs);
  const far = [review(opened - 1_000 * hourMs), review(opened + 500 * hourMs), review(opened)];
  const { settled } = await send(phone, 0, far);
  expect(settled.map(({ atMs }) => atMs)).toEqual([opened, nowMs(), nowMs()]);
  ctx.time.pass(hourMs);
  const [next] = (await send(phone, 3, [review(opened)])).settled;
  expect(next?.atMs).toBe(nowMs() - hourMs);
});

it('reviews of cards and questions of two concurrent devices are all stored, each batch once and each device in order', async () => {
  const batches = [0, 1, 2, 3, 4].flatMap((number) =>
    [phone, laptop].map((device) => ({ device, number, event: review(nowMs() + number) })),
  );
  // Sends each batch three times concurrently; a device that is too early retries.
  await Promise.all(
    [...batches, ...batches, ...batches].map(async ({ device, number, event }) => {
      for (let next = -1; next <= number; ) next = (await send(device, number, [event])).nextSequence;
    }),
  );
  const events = await kept();
  for (const device of [phone, laptop])
    expect(events.filter((event) => event.device === device).map(({ sequence }) => sequence)).toEqual([
      0, 1, 2, 3, 4,
    ]);
  const { batches: rows, last } = await domain.readReviews(student, { after: 0 });
  expect(rows).toHaveLength(10);
  expect(last).toBe(10);
});

it('reviews of cards and questions can be undone from another device, with the same result whichever arrives first', async () => {
  ctx.time.pass(hourMs);
  await send(laptop, 0, [
    {
      ...{ item: card, chapterId: 'econ-1', clockMs: nowMs() },
      kind: 'undo',
      target: { device: phone, sequence: 1 },
    },
  ]);
  await send(phone, 0, [review(nowMs() - hourMs, 3), review(nowMs(), 1)]);
  const events = await kept();
  const state = foldItem(events);
  expect(state).toMatchObject({ reviewCount: 1, rightDays: 1 });
  expect(foldItem(events.toReversed())).toEqual(state);
});

it("reviews of cards and questions are read in pages, and only the student's own", async () => {
  for (let at = 0; at <= reviewBatchesReadMax; at++) await send(phone, at, [review(nowMs())]);
  const page = await domain.readReviews(student, { after: 0 });
  expect(page).toMatchObject({ last: reviewBatchesReadMax, isMore: true });
  const rest = await domain.readReviews(student, { after: page.last });
  expect(rest).toMatchObject({ last: reviewBatchesReadMax + 1, isMore: false });
  expect(eventsIn(rest).map(({ sequence }) => sequence)).toEqual([reviewBatchesReadMax]);
  expect(await domain.readReviews(student, { after: rest.last })).toEqual({
    ...{ batches: [], last: rest.last, isMore: false },
  });
  const other = await createStudent(ctx);
  expect((await domain.readReviews(other, { after: 0 })).batches).toEqual([]);
});

it('reviews of cards and questions are read in pages that end with the batch that reaches the limit', async () => {
  const long = (n: number) => ({ ...review(nowMs()), chapterId: String(n).padStart(128, 'x') });
  const batch = Array.from({ length: reviewBatchMax }, (_, n) => long(n));
  for (let n = 0; n < 12; n++) await send(phone, n * reviewBatchMax, batch);
  const sequences: number[] = [];
  for (let [after, isMore] = [0, true]; isMore; ) {
    const page = await domain.readReviews(student, { after });
    expect(JSON.stringify(page).length).toBeLessThan(2 * reviewsReadBytes);
    sequences.push(...eventsIn(page).map(({ sequence }) => sequence));
    ({ last: after, isMore } = page);
  }
  expect(sequences).toEqual(Array.from({ length: 12 * reviewBatchMax }, (_, n) => n));
});

it("reviews of cards and questions are in the account's export", async () => {
  await send(phone, 0, [review(nowMs())]);
  const exported = await (await domain.exportAccount(student)).read();
  expect(exported.reviews).toEqual([
    {
      ...{ item: card, what: 'good', at: ctx.time.now.toISOString() },
      ...{ chapterId: 'econ-1', chapter: null, subject: null },
    },
  ]);
});
