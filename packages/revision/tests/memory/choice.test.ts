import fc from 'fast-check';
import { expect, test } from 'vitest';
import { amountOn, type RevisionPlan, rampDays, rampReach } from '#src/memory/amount.ts';
import { chooseForDay, nextLook, type Remembered } from '#src/memory/choice.ts';
import { grades } from '#src/memory/grades.ts';
import { nextMemory, recallAfter } from '#src/memory/model.ts';

const today = 100;
const item = (id: string, stabilityDays: number, lastDay: number): Remembered => ({
  id,
  memory: { stabilityDays, difficulty: 5, lastDay },
});
const idsOf = (items: readonly Remembered[]) => items.map(({ id }) => id);

test("the choice of a day's reviews prefers the item whose review helps most on the exam day, up to the requested number", () => {
  const items = [item('firm', 400, 90), item('fading', 4, 92), item('fresh', 30, 99)];
  expect(idsOf(chooseForDay(items, { today, examDay: 110, count: 1 }))).toEqual(['fading']);
  expect(chooseForDay(items, { today, examDay: 110, count: 3 })).toHaveLength(3);
});

test("the choice of a day's reviews leaves out items already reviewed today", () => {
  expect(chooseForDay([item('seen', 2, today)], { today, examDay: 130, count: 5 })).toEqual([]);
});

test("the choice of a day's reviews does not depend on the order of the items, even if they are equal", () => {
  const items = Array.from({ length: 30 }, (_, at) => item(`card-${at}`, 3 + (at % 3), 95));
  const options = { today, examDay: 130, count: 10 };
  expect(idsOf(chooseForDay([...items].reverse(), options))).toEqual(idsOf(chooseForDay(items, options)));
});

test("the choice of a day's reviews has the requested number from 2,000 items", () => {
  const items = Array.from({ length: 2_000 }, (_, at) => item(`card-${at}`, 1 + (at % 60), 60 + (at % 39)));
  expect(chooseForDay(items, { today, examDay: 160, count: 40 })).toHaveLength(40);
});

/** The same rule without shortcuts: calculates every item. */
function chooseFromAll(items: readonly Remembered[], examDay: number, count: number): string[] {
  const gainOn = (day: number, { memory }: Remembered) => {
    const recall = recallAfter(day - memory.lastDay, memory.stabilityDays);
    const afterwards = (grade: 1 | 3) =>
      recallAfter(examDay - day, nextMemory(memory, day, grade).stabilityDays);
    return (
      recall * afterwards(grades.good) +
      (1 - recall) * afterwards(grades.again) -
      recallAfter(examDay - memory.lastDay, memory.stabilityDays)
    );
  };
  const later = [2, 6, 14, 28].map((days) => today + days).filter((day) => day < examDay);
  const ranked = (ranks: (readonly [Remembered, number])[]) =>
    ranks.toSorted(([one, a], [other, b]) => b - a || (one.id < other.id ? -1 : 1));
  const shortlist = ranked(items.map((one) => [one, gainOn(today, one)] as const)).slice(0, 4 * count);
  const weighed = shortlist.map(([one, gain]) => {
    const most = Math.max(0, ...later.map((day) => gainOn(day, one)));
    return [one, gain - 0.8 * Math.max(0, most - gain)] as const;
  });
  return ranked(weighed)
    .slice(0, count)
    .map(([{ id }]) => id);
}

test("the optimized choice of a day's reviews equals the choice from all items", () => {
  const anItem = fc.record({
    stabilityDays: fc.double({ min: 0.01, max: 400, noNaN: true }).map(Math.fround),
    difficulty: fc.double({ min: 1, max: 10, noNaN: true }),
    lastDay: fc.integer({ min: 0, max: today - 1 }),
  });
  const given = fc.record({
    memories: fc.array(anItem, { minLength: 1, maxLength: 120 }),
    examDay: fc.integer({ min: today + 1, max: today + 200 }),
    count: fc.integer({ min: 1, max: 5 }),
  });
  fc.assert(
    fc.property(given, ({ memories, examDay, count }) => {
      const items = memories.map((memory, at) => ({ id: `card-${at}`, memory }));
      const chosen = idsOf(chooseForDay(items, { today, examDay, count }));
      expect(chosen).toEqual(chooseFromAll(items, examDay, count));
    }),
    { numRuns: 300 },
  );
});

test('the next review of an item is due when the chance of recall falls to 90 %', () => {
  expect(nextLook({ stabilityDays: 12, difficulty: 5, lastDay: today }, today, 300)).toBe(today + 12);
});

test('the next review of an item is after today and before the exam', () => {
  expect(nextLook({ stabilityDays: 2, difficulty: 5, lastDay: 50 }, today, 300)).toBe(today + 1);
  expect(nextLook({ stabilityDays: 400, difficulty: 5, lastDay: today }, today, 120)).toBe(119);
  expect(nextLook({ stabilityDays: 400, difficulty: 5, lastDay: today }, today, today + 1)).toBe(today + 1);
});

const plan: RevisionPlan = { dailyAmount: 20, startDay: 0, examDay: 60, hasRamp: true };

test('the daily number of reviews doubles in the last 14 days if the student agreed to it, else stays the same', () => {
  expect([45, 46, 59].map((day) => amountOn(day, plan))).toEqual([20, 40, 40]);
  expect([45, 46, 59].map((day) => amountOn(day, { ...plan, hasRamp: false }))).toEqual([20, 20, 20]);
});

test('the daily number of reviews is 0 from the day of the exam', () => {
  expect(amountOn(60, plan)).toBe(0);
  expect(amountOn(75, plan)).toBe(0);
});

test('the daily number of reviews doubles for a quarter of a shorter time, but for at least three days', () => {
  expect(rampDays({ startDay: 0, examDay: 40 })).toBe(10);
  expect(rampDays({ startDay: 0, examDay: 6 })).toBe(3);
  expect(rampDays({ startDay: 0, examDay: 300 })).toBe(14);
});

test('the daily number of reviews can be previewed before the student agrees: how many reviews, and whether they reach all items', () => {
  expect(rampReach(plan, 560)).toEqual({ reviews: 560, isAll: true });
  expect(rampReach(plan, 561)).toEqual({ reviews: 560, isAll: false });
});
