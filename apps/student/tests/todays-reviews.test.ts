import { dailyAmountDefault } from '@repo/contracts/limits/revision';
import { type ItemState, nextMemory } from '@repo/revision/memory';
import { describe, expect, test } from 'vitest';
import { dayNumberOf, examDayIn, planFor, todaysReviews } from '#src/study/reviews/todays-reviews.ts';

const today = dayNumberOf('2026-12-01');
const everywhere = () => 'physics';

const reviewed = (lastDay: number, reviewCount = 2): ItemState => ({
  memory: { ...nextMemory(null, lastDay, 3), lastDay },
  ...{ reviewCount, lapseCount: 0, isSuspended: false, rightDays: 1 },
});
const statesOf = (...states: ItemState[]) =>
  new Map(states.map((state, index) => [`item-${String(index).padStart(2, '0')}`, state]));
const choice = { examOn: '2027-02-15', dailyAmount: 5, ramp: 'unasked', startedOn: '2026-11-20' } as const;
const plan = planFor({ plan: choice }, today);

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
    expect(todaysReviews(states, plan, today, (item) => (item === 'item-04' ? null : 'physics'))).toEqual([
      'item-03',
    ]);
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
    const countWith = (ramp: 'accepted' | 'refused') =>
      todaysReviews(states, planFor({ plan: { ...choice, ramp } }, near), near, everywhere).length;
    expect([countWith('accepted'), countWith('refused')]).toEqual([10, 5]);
  });
});

describe('a plan', () => {
  test('a plan without an exam date looks sixty days ahead, every day', () => {
    expect(planFor(null, today)).toEqual({
      ...{ dailyAmount: dailyAmountDefault, startDay: today, examDay: today + 60, hasRamp: false },
    });
    const unwanted = { examOn: null, dailyAmount: 9, ramp: 'accepted', startedOn: '2026-11-20' } as const;
    expect(planFor({ plan: unwanted }, today)).toMatchObject({
      dailyAmount: 9,
      examDay: today + 60,
      hasRamp: false,
    });
  });

  test('a plan whose exam day has come counts as one without an exam date', () => {
    const over = { examOn: '2026-12-01', dailyAmount: 9, ramp: 'accepted', startedOn: '2026-11-20' } as const;
    expect(planFor({ plan: over }, today)).toMatchObject({ examDay: today + 60, hasRamp: false });
  });
});

// docs/product/study.md#date-sheet
describe('a plan with a date sheet', () => {
  const subjects = { physics: '2027-02-20', maths: '2027-02-25', economics: '2027-03-08' };
  const planOn = (day: string) => planFor({ plan: { ...choice, subjects } }, dayNumberOf(day));
  const bySubject = (item: string) =>
    item.startsWith('p') ? 'physics' : item.startsWith('m') ? 'maths' : 'hindi';
  const reviewsOn = (day: string) => {
    const states = ['p', 'm', 'h'].flatMap((subject) =>
      Array.from({ length: 9 }, (_, at): [string, ItemState] => [
        `${subject}${at}`,
        reviewed(dayNumberOf(day) - 4),
      ]),
    );
    const counts = { p: 0, m: 0, h: 0 };
    for (const item of todaysReviews(new Map(states), planOn(day), dayNumberOf(day), bySubject))
      counts[item.charAt(0) as 'p'] += 1;
    return counts;
  };

  test('a plan with a date sheet revises for the next paper, then for the one after it', () => {
    const daysLeft = (day: string) => planOn(day).examDay - dayNumberOf(day);
    expect(['2027-02-01', '2027-02-15', '2027-02-20', '2027-02-26'].map(daysLeft)).toEqual([14, 5, 5, 10]);
  });

  test('a plan with a date sheet leaves out the cards of a subject from the day of its paper on', () => {
    expect(reviewsOn('2027-02-20').p).toBe(0);
    expect(reviewsOn('2027-02-21').m).toBeGreaterThan(0);
    expect(reviewsOn('2027-02-25')).toEqual({ p: 0, m: 0, h: 5 });
  });

  test('a plan with a date sheet gives the nearest paper most of the cards, and all of them on the day before', () => {
    expect(reviewsOn('2027-02-22')).toMatchObject({ p: 0, m: 4 });
    expect(reviewsOn('2027-02-24')).toEqual({ p: 0, m: 5, h: 0 });
  });

  test('a plan with a date sheet has none any more once its last paper is over', () => {
    expect(planOn('2027-03-08').sheet).toBeUndefined();
    expect(planOn('2027-03-08').examDay).toBe(dayNumberOf('2027-03-08') + 60);
  });

  test('a plan with a date sheet shows no card after the paper of its subject', () => {
    const plan = planOn('2027-02-01');
    expect([examDayIn(plan, 'physics'), examDayIn(plan, 'hindi')]).toEqual(
      ['2027-02-20', '2027-02-15'].map(dayNumberOf),
    );
  });
});
