import { readStreak } from '@repo/contracts/streak.rules';
import { expect, test } from 'vitest';
import { knownWeek, streakWeek } from './streak-week.ts';

/** 02:00 on Sunday the 22nd in India, but Saturday in UTC. */
const now = new Date('2026-11-21T20:30:00.000Z');
const studied = (streakDays: number, lastStudied: string | null) =>
  streakWeek(streakDays, lastStudied, now)
    .filter(({ isStudied }) => isStudied)
    .map(({ name }) => name);

test('the week of the streak ends today in India', () => {
  expect(streakWeek(0, null, now).map(({ name }) => name)).toEqual([
    'Mon',
    'Tue',
    'Wed',
    'Thu',
    'Fri',
    'Sat',
    'Sun',
  ]);
  expect(streakWeek(0, null, now).filter(({ isToday }) => isToday)).toHaveLength(1);
});

test('a streak ends today when the student has studied today', () => {
  expect(studied(2, '2026-11-21T19:00:00.000Z')).toEqual(['Sat', 'Sun']);
});

test('a streak ends yesterday when nothing was studied today yet', () => {
  expect(studied(2, '2026-11-21T18:00:00.000Z')).toEqual(['Fri', 'Sat']);
});

test('a long streak fills the week, and no streak leaves it empty', () => {
  expect(studied(40, '2026-11-21T19:00:00.000Z')).toHaveLength(7);
  expect(studied(0, '2026-11-21T19:00:00.000Z')).toEqual([]);
});

test('the week of the streak shows freezes and earlier days when the study days are known', () => {
  const today = '2026-11-22';
  const days = ['12', '13', '14', '15', '16', '17', '18', '19', '21'].map((day) => `2026-11-${day}`);
  const week = knownWeek({
    ...{ today, from: '2025-10-17', studied: new Set(days) },
    streak: readStreak(days, today),
  });
  const named = (is: 'isStudied' | 'isFrozen' | 'isToday') =>
    week.filter((day) => day[is]).map(({ name }) => name);
  expect(named('isStudied')).toEqual(['Mon', 'Tue', 'Wed', 'Thu', 'Sat']);
  expect(named('isFrozen')).toEqual(['Fri']);
  expect(named('isToday')).toEqual(['Sun']);
});
