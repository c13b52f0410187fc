import { describe, expect, test } from 'vitest';
import { amountOn, type RevisionPlan, rampDays, rampReach } from '#src/memory/amount.ts';
import { chooseForDay, nextLook, type Remembered } from '#src/memory/choice.ts';

const today = 100;
const item = (id: string, stabilityDays: number, lastDay: number): Remembered => ({
  id,
  memory: { stabilityDays, difficulty: 5, lastDay },
});
const idsOf = (items: readonly Remembered[]) => items.map(({ id }) => id);

describe('the choice of a day', () => {
  test('has what a review helps most on the day of the exam, and no more than was asked for', () => {
    const items = [item('firm', 400, 90), item('fading', 4, 92), item('fresh', 30, 99)];
    expect(idsOf(chooseForDay(items, { today, examDay: 110, count: 1 }))).toEqual(['fading']);
    expect(chooseForDay(items, { today, examDay: 110, count: 3 })).toHaveLength(3);
  });

  test('leaves out what was seen today', () => {
    expect(chooseForDay([item('seen', 2, today)], { today, examDay: 130, count: 5 })).toEqual([]);
  });

  test('is the same whatever order the items come in, also between equals', () => {
    const items = Array.from({ length: 30 }, (_, at) => item(`card-${at}`, 3 + (at % 3), 95));
    const options = { today, examDay: 130, count: 10 };
    expect(idsOf(chooseForDay([...items].reverse(), options))).toEqual(idsOf(chooseForDay(items, options)));
  });

  test('of 2,000 items has all that were asked for', () => {
    const items = Array.from({ length: 2_000 }, (_, at) => item(`card-${at}`, 1 + (at % 60), 60 + (at % 39)));
    expect(chooseForDay(items, { today, examDay: 160, count: 40 })).toHaveLength(40);
  });
});

describe('the next look', () => {
  test('comes when the chance falls to nine in ten', () => {
    expect(nextLook({ stabilityDays: 12, difficulty: 5, lastDay: today }, today, 300)).toBe(today + 12);
  });

  test('is after today, and before the exam', () => {
    expect(nextLook({ stabilityDays: 2, difficulty: 5, lastDay: 50 }, today, 300)).toBe(today + 1);
    expect(nextLook({ stabilityDays: 400, difficulty: 5, lastDay: today }, today, 120)).toBe(119);
    expect(nextLook({ stabilityDays: 400, difficulty: 5, lastDay: today }, today, today + 1)).toBe(today + 1);
  });
});

describe('the daily amount', () => {
  const plan: RevisionPlan = { dailyAmount: 20, startDay: 0, examDay: 60, hasRamp: true };

  test('is doubled for the last 14 days by who agreed to it, and stays as chosen for who refused', () => {
    expect([45, 46, 59].map((day) => amountOn(day, plan))).toEqual([20, 40, 40]);
    expect([45, 46, 59].map((day) => amountOn(day, { ...plan, hasRamp: false }))).toEqual([20, 20, 20]);
  });

  test('ends on the day of the exam', () => {
    expect(amountOn(60, plan)).toBe(0);
    expect(amountOn(75, plan)).toBe(0);
  });

  test('is doubled for a quarter of a shorter time, at least three days', () => {
    expect(rampDays({ startDay: 0, examDay: 40 })).toBe(10);
    expect(rampDays({ startDay: 0, examDay: 6 })).toBe(3);
    expect(rampDays({ startDay: 0, examDay: 300 })).toBe(14);
  });

  test('says before it is agreed to how many it reaches, and whether that is all', () => {
    expect(rampReach(plan, 560)).toEqual({ reviews: 560, isAll: true });
    expect(rampReach(plan, 561)).toEqual({ reviews: 560, isAll: false });
  });
});
