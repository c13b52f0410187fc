import { forgetting_curve } from 'ts-fsrs';
import { expect, test } from 'vitest';
import { dayOf } from '#src/memory/day.ts';
import { type Grade, grades } from '#src/memory/grades.ts';
import { type Memory, nextMemory, nextStabilityDays, parameters, recallAfter } from '#src/memory/model.ts';

const firstLook = (grade: Grade) => nextMemory(null, 1, grade);

test('the memory of an item starts with the stability of its first grade, in days', () => {
  const stabilities = Object.values(grades).map((grade) => firstLook(grade).stabilityDays);
  expect(stabilities).toEqual([0.212, 1.2931, 2.3065, 8.2956].map(Math.fround));
});

test('the memory of an item has pinned numbers, because a change would alter the state of every student', () => {
  const days: [number, Grade][] = [
    [1, 3],
    [3, 3],
    [9, 1],
    [12, 2],
    [20, 4],
  ];
  const memory = days.reduce<Memory | null>((known, [day, grade]) => nextMemory(known, day, grade), null);
  expect(memory).toEqual({
    stabilityDays: Math.fround(17.877174377441406),
    difficulty: 7.656,
    lastDay: 20,
  });
});

test('the memory of an item lasts longer after Easy than Good, after Good than Hard, and after Hard than Again', () => {
  const known = firstLook(grades.good);
  const next = Object.values(grades).map((grade) => nextMemory(known, 4, grade).stabilityDays);
  expect([...next].sort((one, other) => one - other)).toEqual(next);
});

test('the memory of an item has the same stability with and without computing the difficulty', () => {
  for (const difficulty of [1, 4.321, 10])
    for (const stabilityDays of [0.2, 3, 900])
      for (const day of [1, 12, 300])
        for (const grade of Object.values(grades)) {
          const known = { stabilityDays, difficulty, lastDay: 0 };
          expect(nextStabilityDays(known, grade, recallAfter(day, stabilityDays))).toBe(
            nextMemory(known, day, grade).stabilityDays,
          );
        }
});

test('the memory of an item rejects a second review on the same day, and one before the last', () => {
  const known = nextMemory(null, 5, grades.good);
  expect(() => nextMemory(known, 5, grades.good)).toThrow('day 5 is not after 5');
  expect(() => nextMemory(known, 4, grades.good)).toThrow('day 4 is not after 5');
});

test('the memory of an item has a recall of 90 % after its stability in days, of 100 % immediately, and never of 0', () => {
  expect(recallAfter(10, 10)).toBeCloseTo(0.9, 6);
  expect(recallAfter(0, 10)).toBe(1);
  expect(recallAfter(3_650, 1)).toBeGreaterThan(0);
});

test('the memory of an item decays exactly as the FSRS library computes', () => {
  for (let days = 0; days < 800; days += 7)
    for (let stability = 0.1; stability < 5_000; stability *= 1.7)
      expect(recallAfter(days, stability)).toBe(forgetting_curve(parameters, days, stability));
});

test('the number of a day changes at midnight in India', () => {
  const midnight = Date.parse('2027-02-14T18:30:00Z');
  expect(dayOf(midnight)).toBe(dayOf(midnight - 1) + 1);
  expect(dayOf(midnight)).toBe(dayOf(midnight + 24 * 3_600_000 - 1));
});
