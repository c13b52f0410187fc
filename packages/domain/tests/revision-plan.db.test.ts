import { planAheadMaxDays } from '@repo/contracts/limits/revision';
import { examDayFar, examDayPast } from '@repo/contracts/messages/revision';
import { studyDay } from '@repo/contracts/progress.rules';
import { type SetRevisionPlanInput, setBoardDateInput } from '@repo/contracts/revision.plan';
import { beforeEach, expect, it } from 'vitest';
import type { UserContext } from '#src/context.ts';
import * as domain from '#src/index.ts';
import { createStudent } from '#src/testing/index.ts';
import { ctx, useFreshDatabase } from './fresh-database.ts';

useFreshDatabase();

const dayMs = 24 * 3_600_000;

let student: UserContext;
beforeEach(async () => {
  student = await createStudent(ctx);
});

const today = () => studyDay(ctx.time.now);
const dayIn = (days: number) => studyDay(new Date(ctx.time.now.getTime() + days * dayMs));
const thisYear = () => Number(today().slice(0, 4));
const choose = (choice: Partial<SetRevisionPlanInput>) =>
  domain.setRevisionPlan(student, { examOn: dayIn(60), dailyAmount: 20, ramp: 'unasked', ...choice });
const planOf = async (of = student) => (await domain.getRevisionPlan(of)).plan;

it('the plan for revision is empty until the student sets it', async () => {
  expect(await planOf()).toBeNull();
  const { plan } = await choose({ dailyAmount: 35 });
  expect(plan).toEqual({ examOn: dayIn(60), dailyAmount: 35, ramp: 'unasked', startedOn: today() });
  expect(await planOf()).toEqual(plan);
  expect(await planOf(await createStudent(ctx))).toBeNull();
});

it('the plan for revision remembers that the student declined, so that nobody is asked twice', async () => {
  await choose({ examOn: null });
  expect(await planOf()).toMatchObject({ examOn: null });
});

it('the plan for revision keeps its start date when it is changed', async () => {
  const begun = today();
  await choose({});
  ctx.time.pass(10 * dayMs);
  await choose({ dailyAmount: 40, ramp: 'accepted' });
  expect(await planOf()).toMatchObject({ dailyAmount: 40, ramp: 'accepted', startedOn: begun });
});

it('the plan for revision restarts for the next exam once its day has come', async () => {
  await choose({ examOn: dayIn(5) });
  ctx.time.pass(5 * dayMs);
  await choose({ examOn: dayIn(80) });
  expect(await planOf()).toMatchObject({ startedOn: today() });
});

it.each([
  ['today', 0, examDayPast],
  ['a day that has passed', -1, examDayPast],
  ['a day too far ahead', planAheadMaxDays + 1, examDayFar],
])('the plan for revision rejects %s, and does not change', async (_what, days, sentence) => {
  await choose({});
  await expect(choose({ examOn: dayIn(days) })).rejects.toMatchObject({
    code: 'BAD_INPUT',
    message: sentence,
  });
  expect(await planOf()).toMatchObject({ examOn: dayIn(60) });
});

it('the plan for revision has the days of papers, which stay when another device does not know them', async () => {
  const subjects = { physics: dayIn(65), maths: dayIn(70) };
  await choose({ subjects });
  expect(await planOf()).toMatchObject({ examOn: dayIn(60), subjects });
  await choose({ dailyAmount: 40 });
  expect(await planOf()).toMatchObject({ dailyAmount: 40, subjects });
  await choose({ subjects: {} });
  expect(await planOf()).not.toHaveProperty('subjects');
  await expect(choose({ subjects: { physics: dayIn(planAheadMaxDays + 1) } })).rejects.toMatchObject({
    message: examDayFar,
  });
});

it('the plan for revision accepts days of later papers after the first one, without a restart', async () => {
  const begun = today();
  const examOn = dayIn(5);
  await choose({ examOn });
  ctx.time.pass(6 * dayMs);
  const subjects = { maths: dayIn(3) };
  await choose({ examOn, subjects });
  expect(await planOf()).toMatchObject({ examOn, subjects, startedOn: begun });
});

it('the plan for revision is completely one of the two when two devices choose concurrently', async () => {
  const choices = [
    { dailyAmount: 10, ramp: 'accepted' },
    { dailyAmount: 50, ramp: 'refused' },
  ] as const;
  await Promise.all(choices.map(choose));
  const kept = await planOf();
  expect(choices).toContainEqual({ dailyAmount: kept?.dailyAmount, ramp: kept?.ramp });
});

const expected = (year: number) => [
  { year, sitting: 'first', startsOn: `${year}-02-15`, isExpected: true },
  { year, sitting: 'second', startsOn: `${year}-05-15`, isExpected: true },
];

it('the dates of the board are expected ones until an admin sets them, for this year and the next two', async () => {
  const years = [thisYear(), thisYear() + 1, thisYear() + 2];
  expect(await domain.getBoardDates(ctx)).toEqual(years.flatMap(expected));
});

it('the dates of the board can be set, changed and reset by the admin', async () => {
  const year = thisYear() + 1;
  const of = async () => (await domain.getBoardDates(ctx)).filter((date) => date.year === year);
  await domain.setBoardDate(ctx, { year, sitting: 'first', startsOn: `${year}-02-20` });
  await domain.setBoardDate(ctx, { year, sitting: 'first', startsOn: `${year}-02-18` });
  const [, second] = expected(year);
  expect(await of()).toEqual([
    { year, sitting: 'first', startsOn: `${year}-02-18`, isExpected: false },
    second,
  ]);
  await domain.setBoardDate(ctx, { year, sitting: 'first', startsOn: null });
  expect(await of()).toEqual(expected(year));
});

it('the dates of the board are not offered to students once they have passed', async () => {
  const { boardDates } = await domain.getRevisionPlan(student);
  expect(boardDates.length).toBeGreaterThan(0);
  expect(boardDates.every(({ startsOn }) => startsOn > today())).toBe(true);
});

it('the dates of the board have the day of each paper, which students still get after the first one', async () => {
  const year = thisYear();
  const subjects = { physics: dayIn(3) };
  await domain.setBoardDate(ctx, { year, sitting: 'first', startsOn: dayIn(-1), subjects });
  await domain.setBoardDate(ctx, { year, sitting: 'first', startsOn: dayIn(-2) });
  const { boardDates, dateSheets } = await domain.getRevisionPlan(student);
  expect(dateSheets).toEqual([{ year, sitting: 'first', startsOn: dayIn(-2), isExpected: false, subjects }]);
  expect(boardDates.every(({ startsOn }) => startsOn > today())).toBe(true);
});

it.each([
  ['another year', '2028-02-20', 'The day is not in that year'],
  ['a day before the first paper', '2027-02-14', 'No paper is before the first one'],
])('the dates of the board have no paper on %s', (_what, physics, message) => {
  const dates = { year: 2027, sitting: 'first', startsOn: '2027-02-15', subjects: { physics } };
  const wrong = setBoardDateInput.safeParse(dates);
  expect(wrong.error?.issues[0]).toMatchObject({ path: ['subjects'], message });
});

it('the dates of the board must be in their year', () => {
  const wrong = setBoardDateInput.safeParse({ year: 2027, sitting: 'first', startsOn: '2028-02-15' });
  expect(wrong.error?.issues[0]).toMatchObject({
    path: ['startsOn'],
    message: 'The day is not in that year',
  });
});
