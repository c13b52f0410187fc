import { resultsMax } from '@repo/contracts/limits/progress';
import { publishedWritten, studyDays, users, writtenResults } from '@repo/db/schema';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import * as domain from '#src/index.ts';
import { createStudent } from '#src/testing/index.ts';
import { expectCode } from './expect-code.ts';
import { ctx, database } from './fresh-database.ts';
import { student, useReader } from './reader.ts';
import { sweep } from './sweep-fixtures.ts';

useReader();

const { drafts } = domain;
const given = { writtenId: 'econ-1-written-1', chapterId: 'econ-1', alternative: 0 };
const publish = () => domain.publishContent(ctx, { author: 'test', note: '' });
const submit = (ticked: string, more: object = {}) =>
  domain.submitWritten(student, { ...given, ticked, ...more });
const listed = () => domain.listWrittenResults(student);
const asSuper = async () => {
  await database.db.update(users).set({ expiryDate: new Date('2027-12-31T00:00:00Z') });
  return { ...student, user: await domain.getUser(ctx, student.user.id) };
};

it('a written answer gets the marks of its ticked points, counted by the server', async () => {
  const result = await submit('10');
  expect(result).toEqual({
    ...given,
    ticked: '10',
    halves: 2,
    outOfHalves: 4,
    createdAt: ctx.time.now.toISOString(),
  });
  expect(await listed()).toEqual([result]);
});

it('a written answer counts once for repeated and concurrent submissions of an attempt, and repeats the first reply', async () => {
  const results = await Promise.all(
    ['11', '10', '11', '00'].map((ticked) => submit(ticked, { attemptId: 'a1' })),
  );
  expect(new Set(results.map(({ halves }) => halves)).size).toBe(1);
  expect(await submit('01', { attemptId: 'a1' })).toEqual(results[0]);
  expect(await database.db.$count(writtenResults)).toBe(1);
});

it('a written answer of two devices is stored twice, and the newer is listed', async () => {
  await submit('11', { attemptId: 'phone' });
  ctx.time.pass(1_000);
  const newer = await submit('01', { attemptId: 'tablet' });
  expect(await database.db.$count(writtenResults)).toBe(2);
  expect(await listed()).toEqual([newer]);
});

it('a written answer belongs to its student only, even under the same attempt id', async () => {
  await submit('11', { attemptId: 'a1' });
  const other = await createStudent(ctx, { expiryDate: new Date('2027-12-31T00:00:00Z') });
  expect(await domain.listWrittenResults(other)).toEqual([]);
  const own = await domain.submitWritten(other, { ...given, ticked: '00', attemptId: 'a1' });
  expect([own.halves, (await listed())[0]?.halves]).toEqual([0, 4]);
});

it('a written answer is marked by the version the student saw, else by the newest', async () => {
  const seen = (await domain.getLastPublished(ctx)) ?? '';
  const [question] = await drafts.listWritten(ctx, { chapterId: 'econ-1' });
  const points = [1, 1, 4].map((halves) => ({ text: 'p', halves }));
  const part = { model: 'm', groups: [{ points }] };
  const alternatives = [{ question: 'Other?', parts: [part] }];
  await drafts.updateWritten(ctx, { id: question?._id ?? '', marks: 3, alternatives });
  await publish();
  const old = await submit('11', { contentTimestamp: seen });
  expect([old.halves, old.outOfHalves]).toEqual([4, 4]);
  await expect(submit('11')).rejects.toMatchObject({ code: 'BAD_INPUT' });
  const fresh = await submit('011');
  expect([fresh.halves, fresh.outOfHalves]).toEqual([5, 6]);
  const unknown = await submit('001', { contentTimestamp: '2001-01-01T00:00:00Z' });
  expect(unknown.halves).toBe(4);
  expect(await database.db.$count(publishedWritten)).toBe(2);
});

it('a written answer is not found for a version from before written questions', async () => {
  await drafts.deleteWritten(ctx, { id: given.writtenId });
  await publish();
  const before = (await domain.getLastPublished(ctx)) ?? '';
  const version = await ctx.published.current();
  expect(await ctx.published.chapterOf(version, 'econ-1')).not.toHaveProperty('written');
  await expect(submit('11', { contentTimestamp: before })).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

it.each([
  ['a locked chapter', { chapterId: 'econ-2', writtenId: 'econ-2-written-1' }, 'CHAPTER_LOCKED'],
  ['a question of another chapter', { writtenId: 'econ-2-written-1' }, 'NOT_FOUND'],
  ['an unknown question', { writtenId: 'none' }, 'NOT_FOUND'],
  ['an unknown chapter', { chapterId: 'none' }, 'NOT_FOUND'],
  ['an alternative that is not there', { alternative: 1 }, 'BAD_INPUT'],
  ['fewer ticks than points', { ticked: '1' }, 'BAD_INPUT'],
  ['more ticks than points', { ticked: '111' }, 'BAD_INPUT'],
])('a written answer for %s is rejected and leaves nothing', async (_, change, code) => {
  await expect(submit('11', change)).rejects.toMatchObject({ code });
  expect(await listed()).toEqual([]);
  for (const table of [publishedWritten, studyDays]) expect(await database.db.$count(table)).toBe(0);
});

it('a written answer counts as a study day', async () => {
  await submit('11');
  expect(await database.db.select().from(studyDays)).toMatchObject([{ userId: student.user.id }]);
  expect((await domain.getProgressPage(await asSuper())).data).toMatchObject({
    streak: 1,
    lastStudied: ctx.time.now.toISOString(),
  });
});

it('the list of written results contains the newest of each question, newest first, up to the limit', async () => {
  await submit('11');
  await database.db.execute(sql`
      insert into written_results (user_id, id, attempt_id, written_id, chapter_id, written_hash, alternative, ticked,
        halves, out_of_halves, created_at)
      select user_id, n || '/' || try, n || '/' || try, 'written ' || n, chapter_id, written_hash, alternative, '10', try, 4,
        created_at - n * interval '1 minute' + try * interval '1 second'
      from written_results cross join generate_series(1, ${resultsMax + 5}) n cross join generate_series(1, 2) try`);
  const results = await listed();
  expect(results).toHaveLength(resultsMax);
  expect(results.slice(0, 2).map(({ writtenId, halves }) => [writtenId, halves])).toEqual([
    ['econ-1-written-1', 4],
    ['written 1', 2],
  ]);
});

it('the progress page shows the number of answered written questions, and the marks of their newest answers', async () => {
  expect((await domain.getProgressPage(await asSuper())).data).not.toHaveProperty('writtenStats');
  await submit('00');
  ctx.time.pass(1_000);
  await submit('11');
  const all = await asSuper();
  await domain.submitWritten(all, {
    ...given,
    writtenId: 'econ-2-written-1',
    chapterId: 'econ-2',
    ticked: '01',
  });
  expect((await domain.getProgressPage(all)).data).toMatchObject({
    writtenStats: { answered: 2, marksPercentage: 75 },
    testStats: { totalTestsTaken: 0, averageScore: 0 },
  });
});

it('the statistics of a written question count tries, marks and every point anonymously, for each form of an alternative', async () => {
  await submit('10');
  const other = await createStudent(ctx, { expiryDate: new Date('2027-12-31T00:00:00Z') });
  await domain.submitWritten(other, { ...given, ticked: '11' });
  await domain.submitWritten(other, { ...given, ticked: '10' });
  const points = [{ text: 'Only point', halves: 4 }];
  const [question] = await drafts.listWritten(ctx, { chapterId: 'econ-1' });
  const first = question?.alternatives[0] ?? expect.fail();
  const parts = first.parts.map((part) => ({ ...part, model: 'Better words.' }));
  const second = { question: 'Or this?', parts: [{ model: 'm', groups: [{ points }] }] };
  await drafts.updateWritten(ctx, { id: given.writtenId, alternatives: [{ ...first, parts }, second] });
  await publish();
  await domain.submitWritten(other, { ...given, alternative: 1, ticked: '1' });
  await drafts.updateWritten(ctx, { id: given.writtenId, alternatives: [{ ...first, parts }] });

  const statistics = await domain.getWrittenStatistics(ctx, { writtenId: given.writtenId });
  expect(statistics).toMatchObject({
    tries: 4,
    averagePercent: 75,
    alternatives: [
      {
        question: 'Written question of econ-1?',
        isCurrent: true,
        marks: 2,
        tries: 3,
        averageMarks: 1.3,
        points: [
          { text: 'First point', halves: 2, ticked: 3, shareTickedPercent: 100 },
          { text: 'Second point', halves: 2, ticked: 1, shareTickedPercent: 33 },
        ],
      },
      { question: 'Or this?', isCurrent: false, tries: 1, averageMarks: 2, points: [{ ticked: 1 }] },
    ],
  });
  expect(JSON.stringify(statistics)).not.toContain(other.user.email);
});

it('the statistics of a written question are empty for an unanswered question, and not found for an unknown one', async () => {
  const written = { writtenId: 'econ-1-written-1' };
  expect(await domain.getWrittenStatistics(ctx, written)).toMatchObject({
    tries: 0,
    averagePercent: null,
    alternatives: [{ averageMarks: null, points: [{ shareTickedPercent: null }, {}] }],
  });
  await expectCode(domain.getWrittenStatistics(ctx, { writtenId: 'none' }), 'NOT_FOUND');
});

it('the snapshot of a written question is deleted only when no answer is left', async () => {
  await submit('11');
  const other = await createStudent(ctx, { expiryDate: new Date('2027-12-31T00:00:00Z') });
  await domain.submitWritten(other, {
    ...given,
    writtenId: 'econ-2-written-1',
    chapterId: 'econ-2',
    ticked: '11',
  });
  await database.db.execute(sql`delete from users where id = ${other.user.id}`);
  expect((await sweep())?.removed).toMatchObject({ publishedWritten: 1 });
  expect(await database.db.select().from(publishedWritten)).toMatchObject([
    { snapshot: { writtenId: given.writtenId } },
  ]);
});
