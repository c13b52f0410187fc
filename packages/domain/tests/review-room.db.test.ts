import { reviewDevicesMax, reviewsMax, reviewsPerDayMax } from '@repo/contracts/limits/revision';
import { accountFull } from '@repo/contracts/messages/request';
import { tooManyReviews } from '@repo/contracts/messages/revision';
import type { SendReviewsInput } from '@repo/contracts/revision';
import { reviewBatches, reviewCounts } from '@repo/db/schema';
import { asc } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import type { UserContext } from '#src/context.ts';
import * as domain from '#src/index.ts';
import { createStudent, importSampleContent } from '#src/testing/index.ts';
import { ctx, database, useFreshDatabase } from './fresh-database.ts';
import { nowMs } from './review-fixtures.ts';

useFreshDatabase();

const phone = 'a1'.repeat(8);
const laptop = 'b2'.repeat(8);
const hourMs = 3_600_000;

let student: UserContext;
beforeEach(async () => {
  student = await createStudent(ctx);
});

type Event = SendReviewsInput['events'][number];
const review = (clockMs: number): Event => ({
  ...{ kind: 'review', grade: 3, item: 'c3'.repeat(8), chapterId: 'econ-1', clockMs },
});
const send = (device: string, firstSequence: number, events: Event[]) =>
  domain.receiveReviews(student, { device, firstSequence, sentClockMs: nowMs(), events });
/** The numbers of the stored reviews, in order of arrival. */
async function kept(): Promise<number[]> {
  const batches = await database.db.select().from(reviewBatches).orderBy(asc(reviewBatches.arrival));
  return batches.flatMap(({ firstSequence, eventCount }) =>
    Array.from({ length: eventCount }, (_, index) => firstSequence + index),
  );
}

const setCounted = (events: number, dayEvents: number) =>
  database.sql`update review_counts set events = ${events}, day_events = ${dayEvents}`;

it("the limits of an account's reviews are per day: rejected ones can be sent the next day", async () => {
  await send(phone, 0, [review(nowMs())]);
  await setCounted(reviewsPerDayMax - 1, reviewsPerDayMax - 1);
  const two = () => send(phone, 1, [review(nowMs()), review(nowMs())]);
  await expect(two()).rejects.toMatchObject({ code: 'FORBIDDEN', message: tooManyReviews });
  expect(await kept()).toHaveLength(1);
  expect(await send(phone, 1, [review(nowMs())])).toMatchObject({ nextSequence: 2 });
  ctx.time.pass(24 * hourMs);
  expect(await send(phone, 2, [review(nowMs()), review(nowMs())])).toMatchObject({ nextSequence: 4 });
});

it("the limits of an account's reviews count a batch once, however often it is sent", async () => {
  for (let n = 0; n < 3; n += 1) await send(phone, 0, [review(nowMs()), review(nowMs())]);
  await send(laptop, 0, [review(nowMs())]);
  expect(await database.db.select().from(reviewCounts)).toMatchObject([{ events: 3, dayEvents: 3 }]);
});

it("the limits of an account's reviews are per account", async () => {
  await send(phone, 0, [review(nowMs())]);
  await setCounted(reviewsMax, 0);
  const one = send(phone, 1, [review(nowMs())]);
  await expect(one).rejects.toMatchObject({ code: 'FORBIDDEN', message: accountFull });
});

it("the limits of an account's reviews ignore reviews of unknown chapters; the device continues after them", async () => {
  await importSampleContent(ctx);
  const nowhere = { ...review(nowMs()), chapterId: 'x'.repeat(128) };
  const sent = [nowhere, review(nowMs()), nowhere, review(nowMs()), nowhere];
  expect(await send(phone, 0, sent)).toMatchObject({ nextSequence: 5 });
  expect(await kept()).toEqual([1, 3]);
  expect(await send(phone, 5, [review(nowMs())])).toMatchObject({ nextSequence: 6 });
});

it("the limits of an account's reviews include reviews of chapters in an older version, and of drafts", async () => {
  await importSampleContent(ctx);
  await domain.drafts.updateChapter(ctx, { id: 'econ-2', isAllContentAvailable: false });
  await domain.drafts.deleteChapter(ctx, { id: 'econ-1' });
  await domain.publishContent(ctx, { author: 'test', note: '' });
  await send(phone, 0, [review(nowMs()), { ...review(nowMs()), chapterId: 'econ-2' }]);
  await database.sql`delete from content_version_parts`;
  await send(phone, 2, [review(nowMs()), { ...review(nowMs()), chapterId: 'econ-2' }]);
  expect(await kept()).toEqual([0, 1, 3]);
});

it("the limits of an account's reviews include the number of devices: the one inactive longest restarts under a new name", async () => {
  const device = (n: number) => n.toString(16).padStart(16, '0');
  for (let n = 0; n <= reviewDevicesMax; n += 1) {
    ctx.time.pass(1_000);
    await send(device(n), 0, [review(nowMs())]);
  }
  expect(await send(device(0), 1, [review(nowMs())])).toEqual({ nextSequence: 0, settled: [] });
  expect(await send(device(1), 1, [review(nowMs())])).toMatchObject({ nextSequence: 2 });
});

it("the limits of an account's reviews keep the latest event per number when a forgotten device restarts under its old name", async () => {
  const two = () => send(phone, 0, [review(nowMs()), review(nowMs())]);
  let last = await two();
  for (let n = 0; n < 3; n += 1) {
    ctx.time.pass(hourMs);
    await database.sql`delete from review_devices`;
    last = await two();
  }
  expect(await kept()).toHaveLength(8);
  expect(await two()).toEqual(last);
});

it("the limits of an account's reviews keep one event per number when a forgotten device had gone further before it restarted", async () => {
  const some = (count: number) => Array.from({ length: count }, () => review(nowMs()));
  await send(phone, 0, some(4));
  ctx.time.pass(hourMs);
  await database.sql`delete from review_devices`;
  await send(phone, 0, some(2));
  ctx.time.pass(hourMs);
  const { nextSequence, settled } = await send(phone, 0, some(4));
  expect(nextSequence).toBe(4);
  expect(settled.map(({ sequence }) => sequence)).toEqual([0, 1, 2, 3]);
  expect(settled[3]?.atMs).toBe(nowMs());
  expect(await send(phone, 0, some(4))).toEqual({ nextSequence, settled });
});

it("the limits of an account's reviews are high enough for a device that was away for the longest allowed time", async () => {
  const device = (n: number) => n.toString(16).padStart(16, '0');
  const earliest = nowMs();
  ctx.time.pass(hourMs);
  for (let n = 0; n < reviewDevicesMax; n += 1) await send(device(n), 0, [review(nowMs())]);
  await send(phone, 0, [review(earliest)]);
  expect(await send(phone, 1, [review(nowMs())])).toMatchObject({ nextSequence: 2 });
});
