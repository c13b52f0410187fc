import { lateStudyDaysMax, studyDaysBackMax } from '@repo/contracts/limits/progress';
import { readStreak } from '@repo/contracts/streak.rules';
import { studyDays } from '@repo/db/schema';
import { beforeEach, expect, it } from 'vitest';
import type { UserContext } from '#src/context.ts';
import * as domain from '#src/index.ts';
import { createStudent } from '#src/testing/index.ts';
import { ctx } from './fresh-database.ts';
import { chapter, student, useReader } from './reader.ts';

useReader();

const dayMs = 86_400_000;
/** Noon in India. */
const now = new Date('2026-11-20T06:30:00Z');
const ago = (days: number) => new Date(now.getTime() - days * dayMs);
const dayAgo = (days: number) => ago(days).toISOString().slice(0, 10);

/** Inserts study days this many days ago. */
const studied = (who: UserContext, days: readonly number[]) =>
  ctx.database.db
    .insert(studyDays)
    .values(days.map((count) => ({ userId: who.user.id, day: dayAgo(count) })));
/** The streak as devices compute it from the reply. */
async function streakOnDevice(who: UserContext) {
  const { today, from, before, days } = await domain.getStudyDays(who);
  return readStreak(days, today, { day: from, row: before });
}
/** Sends study days of a device whose clock is this many days wrong. */
const tell = (who: UserContext, days: readonly number[], wrongDays = 0) =>
  domain.addStudyDays(who, {
    sentClockMs: now.getTime() + wrongDays * dayMs,
    studiedAtMs: days.map((count) => ago(count).getTime() + wrongDays * dayMs),
  });

/** Old enough for every day of the tests. */
let veteran: UserContext;
beforeEach(() => {
  ctx.time.now = now;
  veteran = { ...student, user: { ...student.user, createdAt: ago(900).toISOString() } };
});

// docs/product/study.md#streak
it("the study days are the student's own, oldest first, with the server's today", async () => {
  await studied(student, [2, 5]);
  await domain.reviewFlashcards(student, chapter);
  const other = await createStudent(ctx);
  expect(await domain.getStudyDays(student)).toEqual({
    today: '2026-11-20',
    from: dayAgo(studyDaysBackMax - 1),
    before: { days: 0, unspentDays: 0 },
    days: ['2026-11-15', '2026-11-18', '2026-11-20'],
  });
  expect((await domain.getStudyDays(other)).days).toEqual([]);
});

it('the study days are limited, but the length of a longer row is known', async () => {
  await studied(
    student,
    Array.from({ length: 500 }, (_, count) => count),
  );
  const reply = await domain.getStudyDays(student);
  expect(reply.days).toHaveLength(studyDaysBackMax);
  expect(reply.before).toEqual({ days: 100, unspentDays: 14 });
  expect(await streakOnDevice(student)).toMatchObject({ days: 500, freezes: 2, frozen: [] });
  expect(await domain.getStreak(student)).toEqual({ days: 500 });
});

it('the study days give the same streak on the device, in the streak and on the progress page, across frozen days', async () => {
  const days = [...Array.from({ length: 14 }, (_, count) => 4 + count), 1];
  await studied(student, days);
  expect(await streakOnDevice(student)).toMatchObject({
    days: 15,
    freezes: 0,
    frozen: [dayAgo(3), dayAgo(2)],
  });
  expect(await domain.getStreak(student)).toEqual({ days: 15 });
  const { data } = await domain.getProgressPage({ ...student, user: { ...student.user, plan: 'Pro' } });
  expect(data?.streak).toBe(15);
});

it('the study days end a row when a day without study finds no freeze', async () => {
  await studied(student, [2, 3, 4, 5, 6, 7]);
  expect(await domain.getStreak(student)).toEqual({ days: 0 });
});

// docs/product/study.md#streak
it('study reported late by a device of an earlier release counts for its day, once, and repairs the row', async () => {
  await studied(veteran, [0, 1, 4]);
  expect(await domain.getStreak(veteran)).toEqual({ days: 2 });
  const reply = await tell(veteran, [2, 3]);
  expect(reply.days).toEqual([4, 3, 2, 1, 0].map(dayAgo));
  expect(await tell(veteran, [3, 2, 3])).toEqual(reply);
  expect(await domain.getStreak(veteran)).toEqual({ days: 5 });
});

it('study reported late by a device of an earlier release is not affected by a clock that is wrong by years', async () => {
  expect((await tell(veteran, [3], 1_000)).days).toEqual([dayAgo(3)]);
  expect((await tell(veteran, [2], -1_000)).days).toEqual([dayAgo(3), dayAgo(2)]);
});

it("study reported late by a device of an earlier release can't be in the future, before the account or too far back", async () => {
  expect((await tell(veteran, [-5])).days).toEqual(['2026-11-20']);
  expect((await tell(veteran, [lateStudyDaysMax + 1])).days).toEqual(['2026-11-20']);
  expect((await tell(veteran, [100_000])).days).toEqual(['2026-11-20']);
  expect((await tell(veteran, [lateStudyDaysMax])).days).toEqual([dayAgo(lateStudyDaysMax), '2026-11-20']);
  const fresh = { ...(await createStudent(ctx)) };
  const since = { ...fresh, user: { ...fresh.user, createdAt: ago(2).toISOString() } };
  expect((await tell(since, [3, 2])).days).toEqual([dayAgo(2)]);
});

it('study reported late by a device of an earlier release is stored once for two concurrent devices', async () => {
  const replies = await Promise.all([
    tell(veteran, [1, 2, 3]),
    tell(veteran, [3, 2, 1]),
    tell(veteran, [2, 3, 4]),
    domain.reviewFlashcards(veteran, chapter),
  ]);
  expect(replies).toHaveLength(4);
  expect((await domain.getStudyDays(veteran)).days).toEqual([4, 3, 2, 1, 0].map(dayAgo));
});

it("study reported late by a device of an earlier release does not overwrite a known day's data, such as the last review", async () => {
  await domain.reviewFlashcards(veteran, chapter);
  await tell(veteran, [0]);
  expect(await ctx.database.db.select().from(studyDays)).toMatchObject([
    { day: '2026-11-20', reviewedAt: now },
  ]);
});

// docs/product/study.md#streak
const card = { grade: 3, item: 'c3'.repeat(8), chapterId: 'econ-1' } as const;
const send = (device: string, events: Parameters<typeof domain.receiveReviews>[1]['events'], first = 0) =>
  domain.receiveReviews(veteran, {
    ...{ device: device.repeat(8), firstSequence: first, sentClockMs: now.getTime(), events },
  });

it('reviews of returning cards count for the days they were made, each batch once', async () => {
  const events = [3, 1, 1].map((days) => ({
    ...{ ...card, kind: 'review' as const, clockMs: ago(days).getTime() },
  }));
  await send('a1', events);
  await send('a1', events);
  expect((await domain.getStudyDays(veteran)).days).toEqual([dayAgo(3), dayAgo(1)]);
});

it('reviews of returning cards keep a later review of the day as the last one; suspending a card does not count as study', async () => {
  await domain.reviewFlashcards(veteran, chapter);
  await send('a1', [{ ...card, kind: 'review', clockMs: now.getTime() - 60_000 }]);
  const { grade: _, ...away } = card;
  await send('b2', [{ ...away, kind: 'suspend', clockMs: ago(2).getTime() }]);
  expect(await ctx.database.db.select().from(studyDays)).toMatchObject([
    { day: '2026-11-20', reviewedAt: now },
  ]);
});
