import { dailyAmountDefault } from '@repo/contracts/limits/revision';
import { type ItemState, nextMemory } from '@repo/revision/memory';
import { describe, expect, test } from 'vitest';
import { dayNumberOf, planFor, todaysReviews } from '#src/study/reviews/todays-reviews.ts';

const today = dayNumberOf('2026-12-01');
const everywhere = () => true;

const reviewed = (lastDay: number, reviewCount = 2): ItemState => ({
  memory: { ...nextMemory(null, lastDay, 3), lastDay },
  ...{ reviewCount, lapseCount: 0, isSuspended: false, rightDays: 1 },
});
const statesOf = (...states: ItemState[]) =>
  new Map(states.map((state, index) => [`item-${String(index).padStart(2, '0')}`, state]));
const plan = planFor(
  { examOn: '2027-02-15', dailyAmount: 5, ramp: 'unasked', startedOn: '2026-11-20' },
  today,
);

describe("today's reviews", () => {
  test("today's reviews are as many as planned, minus those already done today", () => {
    const old = Array.from({ length: 9 }, () => reviewed(today - 4));
    expect(todaysReviews(statesOf(...old), plan, today, everywhere)).toHaveLength(5);
    const done = [reviewed(today), reviewed(today)];
    expect(todaysReviews(statesOf(...old, ...done), plan, today, everywhere)).toHaveLength(3);
  });

  test("today's reviews are not reduced by cards first seen today", () => {
    const states = [...Array.from({ length: 9 }, () => reviewed(today - 4)), reviewed(today, 1)];
    expect(todaysReviews(statesOf(...states), plan, today, everywhere)).toHaveLength(5);
  });

  test("today's reviews exclude items seen today, suspended, never answered, or deleted", () => {
    const states = statesOf(
      reviewed(today),
      { ...reviewed(today - 4), isSuspended: true },
      { ...reviewed(today - 4), memory: null },
      reviewed(today - 4),
      reviewed(today - 4),
    );
    expect(todaysReviews(states, plan, today, (item) => item !== 'item-04')).toEqual(['item-03']);
  });

  test("today's reviews are the same on every device, in whatever order items arrive", () => {
    const states = statesOf(...Array.from({ length: 30 }, (_, at) => reviewed(today - 1 - (at % 7))));
    const turned = new Map([...states].reverse());
    expect(todaysReviews(turned, plan, today, everywhere)).toEqual(
      todaysReviews(states, plan, today, everywhere),
    );
  });

  test("today's reviews are doubled near the exam if the student accepted", () => {
    const near = dayNumberOf('2027-02-10');
    const states = statesOf(...Array.from({ length: 30 }, () => reviewed(near - 4)));
    const choice = { examOn: '2027-02-15', dailyAmount: 5, startedOn: '2026-11-20' } as const;
    const countWith = (ramp: 'accepted' | 'refused') =>
      todaysReviews(states, planFor({ ...choice, ramp }, near), near, everywhere).length;
    expect([countWith('accepted'), countWith('refused')]).toEqual([10, 5]);
  });
});

describe('a plan', () => {
  test('a plan without an exam date looks sixty days ahead, every day', () => {
    expect(planFor(null, today)).toEqual({
      ...{ dailyAmount: dailyAmountDefault, startDay: today, examDay: today + 60, hasRamp: false },
    });
    const unwanted = { examOn: null, dailyAmount: 9, ramp: 'accepted', startedOn: '2026-11-20' } as const;
    expect(planFor(unwanted, today)).toMatchObject({ dailyAmount: 9, examDay: today + 60, hasRamp: false });
  });

  test('a plan whose exam day has come counts as one without an exam date', () => {
    const over = { examOn: '2026-12-01', dailyAmount: 9, ramp: 'accepted', startedOn: '2026-11-20' } as const;
    expect(planFor(over, today)).toMatchObject({ examDay: today + 60, hasRamp: false });
  });
});
