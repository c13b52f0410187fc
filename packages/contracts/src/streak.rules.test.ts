import fc from 'fast-check';
import { expect, it } from 'vitest';
import { freezeAfterDays, freezesMax } from './limits/progress.ts';
import { studyDay } from './progress.rules.ts';
import { readStreak, rowBefore } from './streak.rules.ts';

const dayMs = 86_400_000;
const today = '2026-11-21';
/** The date this many days before today. */
const ago = (count: number) => new Date(Date.parse(today) - count * dayMs).toISOString().slice(0, 10);
/** The last days, today first: 's' is a study day. */
const daysOf = (pattern: string) =>
  [...pattern].flatMap((sign, count) => (sign === 's' ? [ago(count)] : [])).reverse();
const streakOf = (pattern: string) => readStreak(daysOf(pattern), today);

/** The documented number, without freezes. */
function daysInRow(days: readonly string[]): number {
  const studied = new Set(days);
  let first = studied.has(today) ? 0 : 1;
  let count = 0;
  for (; studied.has(ago(first)); first++) count++;
  return count;
}

/** Days of the last ten weeks, often in long rows. */
const someDays = fc
  .array(fc.record({ gap: fc.integer({ min: 0, max: 4 }), row: fc.integer({ min: 1, max: 20 }) }), {
    maxLength: 8,
  })
  .map((parts) => parts.map(({ gap, row }) => '.'.repeat(gap) + 's'.repeat(row)).join(''))
  .map((pattern) => daysOf(pattern.slice(0, 70)));
/** Never seven days in a row, so no freeze is earned. */
const withoutFreeze = someDays.map((days) => days.filter((_, index) => index % freezeAfterDays !== 0));
const shuffled = someDays.chain((days) =>
  fc.tuple(fc.constant(days), fc.shuffledSubarray(days, { minLength: days.length, maxLength: days.length })),
);
const agoOf = fc.integer({ min: 0, max: 75 });

// docs/product/study.md#streak
it.each([
  [[], 0],
  [['2026-11-21'], 1],
  [['2026-11-20'], 1],
  [['2026-11-19'], 0],
  [['2026-11-21', '2026-11-19'], 1],
  [['2026-11-19', '2026-11-21', '2026-11-20'], 3],
  [['2026-11-22'], 0],
])('the streak for %j is %i on 21 November', (days, count) =>
  expect(readStreak(days, today).days).toBe(count),
);

it('the streak continues over the end of a month and of a year', () => {
  expect(readStreak(['2026-10-31', '2026-11-01'], '2026-11-02').days).toBe(2);
  expect(readStreak(['2026-12-31', '2027-01-01'], '2027-01-01').days).toBe(2);
});

it.each([
  ['six days earn nothing', 'ssssss', { days: 6, freezes: 0, frozen: [] }],
  ['seven days earn a freeze', 'sssssss', { days: 7, freezes: 1, frozen: [] }],
  ['fourteen earn two', 's'.repeat(14), { days: 14, freezes: 2, frozen: [] }],
  ['more than two are never held', 's'.repeat(40), { days: 40, freezes: 2, frozen: [] }],
  [
    'a day without study takes one and counts as none',
    `s.${'s'.repeat(7)}`,
    { days: 8, freezes: 0, frozen: [ago(1)] },
  ],
  ['today takes none before it is over', `.${'s'.repeat(7)}`, { days: 7, freezes: 1, frozen: [] }],
  [
    'yesterday has taken one, and today goes on',
    `..${'s'.repeat(7)}`,
    { days: 7, freezes: 0, frozen: [ago(1)] },
  ],
  ['two days in a row take two', `s..${'s'.repeat(14)}`, { days: 15, freezes: 0, frozen: [ago(2), ago(1)] }],
  [
    'a third one ends it, and none of them is covered',
    `s...${'s'.repeat(14)}`,
    { days: 1, freezes: 0, frozen: [] },
  ],
  [
    'a spent one is earned again by seven days',
    `${'s'.repeat(7)}.${'s'.repeat(7)}`,
    {
      ...{ days: 14, freezes: 1, frozen: [ago(7)] },
    },
  ],
  ['what was earned ends with its row', `.ss..${'s'.repeat(7)}`, { days: 2, freezes: 0, frozen: [] }],
])('the streak %s', (_, pattern, expected) => expect(streakOf(pattern)).toMatchObject(expected));

it('the streak separates the freezes of this row from earlier ones', () => {
  const earlier = `${'s'.repeat(7)}.${'s'.repeat(7)}`;
  expect(streakOf(earlier).frozenInRow).toBe(1);
  expect(streakOf(`..${earlier}`)).toMatchObject({ frozen: [ago(9), ago(1)], frozenInRow: 2 });
  expect(streakOf(`s...${earlier}`)).toMatchObject({ frozen: [ago(11)], frozenInRow: 0 });
});

it('the streak starts and ends its days at midnight in India', () => {
  const lastSecond = new Date('2026-11-20T18:29:59.999Z');
  const midnight = new Date('2026-11-20T18:30:00.000Z');
  expect(readStreak([studyDay(lastSecond)], studyDay(midnight)).days).toBe(1);
  expect(readStreak([studyDay(lastSecond), studyDay(midnight)], today).days).toBe(2);
  expect(readStreak(['2026-11-19'], studyDay(lastSecond)).days).toBe(1);
  expect(readStreak(['2026-11-19'], studyDay(midnight)).days).toBe(0);
});

it('the streak is the documented number if no freeze was ever earned', () => {
  fc.assert(fc.property(withoutFreeze, (days) => readStreak(days, today).days === daysInRow(days)));
});

it('the streak is never less than the documented number, nor more than the study days', () => {
  fc.assert(
    fc.property(someDays, (days) => {
      const streak = readStreak(days, today).days;
      return streak >= daysInRow(days) && streak <= days.length;
    }),
  );
});

it('the streak does not depend on the order of the days, or on duplicates', () => {
  fc.assert(
    fc.property(shuffled, ([days, mixed]) => {
      expect(readStreak([...mixed, ...days], today)).toEqual(readStreak(days, today));
    }),
  );
});

it('the streak never gets shorter, nor loses freezes, with an additional study day', () => {
  fc.assert(
    fc.property(someDays, agoOf, (days, count) => {
      const before = readStreak(days, today);
      const after = readStreak([...days, ago(count)], today);
      expect(after.days).toBeGreaterThanOrEqual(before.days);
      expect(after.freezes).toBeGreaterThanOrEqual(before.freezes);
    }),
    { numRuns: 1_000 },
  );
});

it('the streak holds at most two freezes, and covers no study day', () => {
  fc.assert(
    fc.property(someDays, (days) => {
      const { freezes, frozen } = readStreak(days, today);
      return freezes <= freezesMax && frozen.every((day) => !days.includes(day) && day < today);
    }),
  );
});

it('the streak is the same when computed from the row of any day', () => {
  fc.assert(
    fc.property(someDays, agoOf, (days, count) => {
      const day = ago(count);
      const later = days.filter((one) => one >= day);
      const whole = readStreak(days, today);
      const goneOn = readStreak(later, today, { day, row: rowBefore(days, day) });
      expect([goneOn.days, goneOn.freezes]).toEqual([whole.days, whole.freezes]);
      expect(goneOn.frozen).toEqual(whole.frozen.filter((one) => one >= day));
    }),
    { numRuns: 1_000 },
  );
});
