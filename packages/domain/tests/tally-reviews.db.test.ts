import { itemLooks, reviewBatches, reviewTallies, users } from '@repo/db/schema';
import { isRealPostgres } from '@repo/db/testing';
import { itemHash, packLog, questionItem } from '@repo/revision/memory';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, it, vi } from 'vitest';
import { existingItems } from '#src/admin/sweep/existing-items.ts';
import { tallyReviews } from '#src/admin/sweep/tally-reviews.ts';
import type { UserContext } from '#src/context.ts';
import * as domain from '#src/index.ts';
import { createStudent, importSampleContent } from '#src/testing/index.ts';
import { ctx, database, useFreshDatabase } from './fresh-database.ts';
import { reviewDevice as device, newStudent, newStudents, nowMs, review } from './review-fixtures.ts';
import { day, never, sweepNextDay } from './sweep-fixtures.ts';

useFreshDatabase();
beforeEach(() => importSampleContent(ctx));

const chapterId = 'econ-1';
const card = itemHash(`${chapterId}-card-1`);
const looks = () => database.db.select().from(itemLooks);

/** The students read a card and forget it a day later. */
async function forget(students: readonly UserContext[]): Promise<void> {
  for (const student of students) await review(student, 0, card, 3);
  ctx.time.pass(day);
  for (const student of students) await review(student, 1, card, 1);
}

// docs/product/content.md#what-is-forgotten
it('reviews of forgotten items are counted once, however often the sweep repeats, without the first look', async () => {
  const student = await newStudent();
  await review(student, 0, card, 1);
  await sweepNextDay();
  expect(await looks()).toEqual([]);
  await review(student, 1, card, 1);
  await sweepNextDay();
  await sweepNextDay();
  await review(student, 2, card, 3);
  // Only the day's first review counts.
  await review(student, 3, card, 1);
  await sweepNextDay();
  expect(await looks()).toEqual([{ item: card, students: 1, looks: 2, forgotten: 1 }]);
});

it('reviews of forgotten items are counted once by concurrent servers, and by one that takes over', async () => {
  const students = await newStudents(30);
  await forget(students);
  const counted = await Promise.all([1, 2, 3].map(() => tallyReviews(ctx, never)));
  counted.push(await tallyReviews(ctx, never));
  expect(counted.reduce((sum, count) => sum + count, 0)).toBe(students.length);
  expect(await looks()).toEqual([{ item: card, students: 30, looks: 30, forgotten: 30 }]);
});

it('reviews of forgotten items are counted in the right order when they arrive late', async () => {
  const student = await newStudent();
  const phone = 'b2'.repeat(8);
  await review(student, 0, card, 3);
  const lateMs = nowMs() + day;
  ctx.time.pass(2 * day);
  await review(student, 1, card, 3);
  await sweepNextDay();
  expect(await looks()).toEqual([{ item: card, students: 1, looks: 1, forgotten: 0 }]);
  await domain.receiveReviews(student, {
    ...{ device: phone, firstSequence: 0, sentClockMs: nowMs() },
    events: [{ kind: 'review', grade: 1, item: card, chapterId, clockMs: lateMs }],
  });
  await sweepNextDay();
  expect(await looks()).toEqual([{ item: card, students: 1, looks: 2, forgotten: 1 }]);
});

it.runIf(isRealPostgres())(
  'reviews of forgotten items of a student who is being deleted are skipped until the next time',
  async () => {
    const [busy, other] = await newStudents(2);
    if (!busy || !other) return;
    await forget([busy, other]);
    await database.db.transaction(async (tx) => {
      await tx.select().from(users).where(eq(users.id, busy.user.id)).for('update');
      expect(await tallyReviews(ctx, never)).toBe(1);
    });
    expect(await looks()).toMatchObject([{ students: 1 }]);
    expect(await tallyReviews(ctx, never)).toBe(1);
    expect(await looks()).toMatchObject([{ students: 2, looks: 2, forgotten: 2 }]);
  },
);

it('reviews of forgotten items are no longer counted after an undo', async () => {
  const student = await newStudent();
  await forget([student]);
  await sweepNextDay();
  expect(await looks()).toMatchObject([{ looks: 1, forgotten: 1, students: 1 }]);
  const undo = { kind: 'undo', item: card, chapterId, clockMs: nowMs() } as const;
  await domain.receiveReviews(student, {
    ...{ device, firstSequence: 2, sentClockMs: nowMs() },
    events: [{ ...undo, target: { device, sequence: 1 } }],
  });
  await sweepNextDay();
  expect(await looks()).toMatchObject([{ looks: 0, forgotten: 0, students: 0 }]);
});

it('reviews of forgotten items stay in the sums when the account is deleted, and its counting position is removed', async () => {
  const student = await newStudent();
  await forget([student]);
  await sweepNextDay();
  expect(await database.db.select().from(reviewTallies)).toHaveLength(1);
  await database.sql`update users set deletion_due_at = now() - interval '1 day' where id = ${student.user.id}`;
  ctx.time.now = new Date(Math.max(nowMs(), Date.now()));
  await sweepNextDay();
  expect(await database.db.select().from(reviewTallies)).toEqual([]);
  expect(await looks()).toMatchObject([{ looks: 1, forgotten: 1 }]);
});

it('reviews of forgotten items are counted beyond the first thousand students', async () => {
  const student = await createStudent(ctx, { id: 'zz', expiryDate: new Date('2030-01-01') });
  await database.sql`insert into users select (jsonb_populate_record(null::users,
      to_jsonb(one) || jsonb_build_object('id', 'a' || n, 'email', n || '@example.com'))).*
      from users one cross join generate_series(1, 1000) n`;
  await forget([student]);
  expect((await sweepNextDay()).removed).toMatchObject({ reviewsCounted: 1 });
  expect(await looks()).toMatchObject([{ looks: 1 }]);
});

it('reviews of forgotten items are counted for a log with more items than fit into a statement', async () => {
  const student = await newStudent();
  const count = 17_000;
  await database.sql`insert into flashcards (id, chapter_id, position, updated_at, question, answer)
      select n::text, ${chapterId}, n, now(), '', '' from generate_series(1, ${count}) n`;
  const batches = [1, 2].map((arrival) => {
    const firstSequence = (arrival - 1) * count;
    const events = Array.from({ length: count }, (_, at) => ({
      ...{ kind: 'review' as const, grade: 1 as const, item: itemHash(String(at + 1)), chapterId },
      ...{ device, sequence: firstSequence + at, atMs: nowMs() + arrival * day },
    }));
    const { chapterIds, body } = packLog(events);
    return {
      ...{ userId: student.user.id, arrival, device, firstSequence, eventCount: count, chapterIds },
      body: Buffer.from(body),
    };
  });
  await database.db.insert(reviewBatches).values(batches);
  expect(await sweepNextDay()).toMatchObject({ failures: [], removed: { reviewsCounted: 1 } });
  expect(await database.db.$count(itemLooks)).toBe(count);
});

it('reviews of forgotten items are counted for everybody except a student with an unreadable log, and the failure is reported', async () => {
  const [broken, other] = await newStudents(2);
  if (!broken || !other) return;
  await forget([broken, other]);
  await database.db
    .update(reviewBatches)
    .set({ body: Buffer.alloc(16, 255) })
    .where(eq(reviewBatches.userId, broken.user.id));
  const { failures } = await sweepNextDay();
  expect(failures).toMatchObject([{ kind: 'reviewsCounted', error: expect.any(Error) }]);
  expect(await looks()).toMatchObject([{ students: 1, forgotten: 1 }]);
});

it("reviews of forgotten items are counted together with the student's counting position, or not at all", async () => {
  await forget([await newStudent()]);
  await database.sql`alter table item_looks add constraint broken check (looks < 0)`;
  try {
    expect((await sweepNextDay()).failures).toMatchObject([{ kind: 'reviewsCounted' }]);
  } finally {
    await database.sql`alter table item_looks drop constraint broken`;
  }
  expect(await database.db.select().from(reviewTallies)).toEqual([]);
  await sweepNextDay();
  expect(await looks()).toEqual([{ item: card, students: 1, looks: 1, forgotten: 1 }]);
});

it('reviews of forgotten items count only for published or drafted cards and questions, whatever a device sends', async () => {
  const student = await newStudent();
  const draft = await domain.drafts.createFlashcard(ctx, {
    ...{ chapter: chapterId, question: 'Why?', answer: 'So.', difficulty: 'easy' },
  });
  await domain.drafts.deleteFlashcard(ctx, { id: `${chapterId}-card-1` });
  const [test] = await domain.drafts.listTests(ctx, { chapterId });
  if (!test) throw new Error('no test');
  const { _id: id, title, timeLimit, passingScore } = test;
  const questions = test.questions.map((each, at) => (at === 0 ? { ...each, question: 'Q1, draft' } : each));
  await domain.drafts.updateTest(ctx, { id, title, timeLimit, passingScore, questions });
  const asked = ['Q1', 'Q1, draft'].map((question) => questionItem(chapterId, { question }));
  const real = [card, itemHash(draft._id), ...asked];
  const made = [itemHash('made up'), questionItem(chapterId, { question: 'made up' })];
  for (const sequence of [0, real.length + made.length]) {
    for (const [at, item] of [...real, ...made].entries()) await review(student, sequence + at, item, 1);
    ctx.time.pass(day);
  }
  expect((await sweepNextDay()).removed).toMatchObject({ reviewsCounted: 1 });
  expect((await looks()).map(({ item }) => item).sort()).toEqual(real.sort());
});

it('reviews of forgotten items count for the version published when counting began, even if a newer one comes', async () => {
  const before = await ctx.published.current();
  await domain.drafts.deleteChapter(ctx, { id: chapterId });
  await domain.publishContent(ctx, { author: 'test', note: '' });
  const current = vi.fn(ctx.published.current).mockResolvedValueOnce(before);
  const items = await existingItems({ ...ctx, published: { ...ctx.published, current } });
  expect(items.has(card)).toBe(true);
});

it('reviews of forgotten items count once per item, whichever chapter a device names', async () => {
  const student = await newStudent();
  await review(student, 0, card, 3);
  ctx.time.pass(day);
  await domain.receiveReviews(student, {
    ...{ device, firstSequence: 1, sentClockMs: nowMs() },
    events: [{ kind: 'review', grade: 1, item: card, chapterId: 'chem-1', clockMs: nowMs() }],
  });
  await sweepNextDay();
  expect(await looks()).toEqual([{ item: card, students: 1, looks: 1, forgotten: 1 }]);
});
