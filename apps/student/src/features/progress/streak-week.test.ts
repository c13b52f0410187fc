import { expect, test } from 'vitest';
import { streakWeek } from './streak-week.ts';

/** 02:00 in India on Sunday the 22nd, still Saturday in UTC. */
const now = new Date('2026-11-21T20:30:00.000Z');
const studied = (streakDays: number, lastStudied: string | null) =>
  streakWeek(streakDays, lastStudied, now)
    .filter(({ isStudied }) => isStudied)
    .map(({ name }) => name);

test('the week ends today in India', () => {
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

test('a long streak fills the week, none leaves it empty', () => {
  expect(studied(40, '2026-11-21T19:00:00.000Z')).toHaveLength(7);
  expect(studied(0, '2026-11-21T19:00:00.000Z')).toEqual([]);
});
