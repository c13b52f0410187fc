import { readStreak } from '@repo/contracts/streak.rules';
import { expect, test } from 'vitest';
import type { KnownStudyDays } from '#src/study/streak/use-study-days.ts';
import { calendarMonth, monthAfter, monthsShown } from './month.ts';

const today = '2026-11-20';
function knownOf(days: readonly string[]): KnownStudyDays {
  return { today, from: '2025-10-17', studied: new Set(days), streak: readStreak(days, today) };
}
const flat = (month: string, known = knownOf([]), examOn: string | null = null) =>
  calendarMonth(month, known, examOn).flat();

// docs/product/study.md#streak
test('the calendar places the days of a month under their weekdays, Sunday first', () => {
  const weeks = calendarMonth('2026-11', knownOf([]), null);
  expect(weeks.map((week) => week.length)).toEqual([7, 7, 7, 7, 7]);
  expect(weeks[0]?.[0]?.day).toBe('2026-11-01');
  expect(weeks[4]?.map((one) => one?.day ?? null)).toEqual([
    '2026-11-29',
    '2026-11-30',
    null,
    null,
    null,
    null,
    null,
  ]);
  expect(flat('2027-02').filter(Boolean)).toHaveLength(28);
  expect(flat('2028-02').filter(Boolean)).toHaveLength(29);
  expect(calendarMonth('2026-08', knownOf([]), null)).toHaveLength(6);
});

// docs/product/study.md#streak
test('the calendar marks a day as studied or frozen, and separately as today and exam', () => {
  const row = ['10', '11', '12', '13', '14', '15', '16', '18'].map((day) => `2026-11-${day}`);
  const days = flat('2026-11', knownOf(row), '2026-11-25');
  const marked = (mark: string) =>
    days.flatMap((one) => (one?.mark === mark ? [Number(one.day.slice(8))] : []));
  expect(marked('studied')).toEqual([10, 11, 12, 13, 14, 15, 16, 18]);
  expect(marked('frozen')).toEqual([17]);
  expect(days.filter((one) => one?.isToday).map((one) => one?.day)).toEqual([today]);
  expect(days.filter((one) => one?.isExam).map((one) => one?.day)).toEqual(['2026-11-25']);
});

test('the calendar continues its months across years', () => {
  expect(monthAfter('2026-12', 1)).toBe('2027-01');
  expect(monthAfter('2027-01', -1)).toBe('2026-12');
  expect(monthAfter('2026-11', 14)).toBe('2028-01');
});

test("the calendar covers the months from the account's first to this one, or to the exam's", () => {
  const shown = (joinedOn: string, examOn: string | null, days: string[] = []) =>
    Object.values(monthsShown(knownOf(days), { joinedOn, examOn }));
  expect(shown('2026-09-05', null)).toEqual(['2026-09', '2026-11']);
  expect(shown('2020-09-05', '2027-02-15')).toEqual(['2025-10', '2027-02']);
  expect(shown('2026-09-05', '2026-01-15')).toEqual(['2026-09', '2026-11']);
  expect(shown('2026-11-05', null, ['2026-10-31'])).toEqual(['2026-10', '2026-11']);
});
