import { expect, test } from 'vitest';
import { growthOf, type Soak, soakRows } from './soak.ts';
import { figuresWith } from './testing/figures.ts';

/** Half an hour in which both servers warm up for 5 minutes, and then grow by this much per minute. */
const memoryThatGrows = (megabytesAMinute: number) =>
  Array.from({ length: 180 }, (_, index) => {
    const atMinutes = (index + 1) / 6;
    const grown = atMinutes < 5 ? 30 * atMinutes : 150 + megabytesAMinute * (atMinutes - 5);
    return { atMinutes, megabytes: [200 + grown, 200 + grown] as const };
  });

const soakWith = (given: Partial<Soak> = {}): Soak => ({
  minutes: 30,
  figures: figuresWith(),
  memory: memoryThatGrows(0.2),
  ledger: { acknowledged: { position: 10, quiz: 5, written: 2, payment: 1 }, lost: [], doubled: [] },
  ...given,
});
const missed = (soak: Soak) =>
  soakRows(soak)
    .filter(({ isReached }) => isReached === false)
    .map(({ work }) => work);

test('memory counts only after the first sixth of the time', () => {
  expect(growthOf(soakWith(), 0)).toBeCloseTo(0.2);
});

test('a run without growth, stalls, failures or losses reaches all goals', () => {
  expect(missed(soakWith())).toEqual([]);
});

test('memory growth of a megabyte a minute is reported for each server', () => {
  expect(missed(soakWith({ memory: memoryThatGrows(1.1) }))).toHaveLength(2);
});

/** The same, with garbage of a hundred megabytes between two collections, 45 seconds apart. */
const withGarbage = (memory: Soak['memory']) =>
  memory.map(({ atMinutes, megabytes: [one, other] }) => {
    const garbage = 100 * ((atMinutes / 0.75) % 1);
    return { atMinutes, megabytes: [one + garbage, other + garbage] as const };
  });

test('garbage between two collections neither counts as growth of memory nor hides any', () => {
  expect(growthOf(soakWith({ memory: withGarbage(memoryThatGrows(0)) }), 0)).toBeLessThan(0.2);
  expect(growthOf(soakWith({ memory: withGarbage(memoryThatGrows(1.3)) }), 0)).toBeGreaterThan(1);
});

test('memory that could not be measured does not count as stable', () => {
  expect(missed(soakWith({ memory: [] }))).toHaveLength(2);
});

test('a stalled event loop, a 5xx, a missing answer, a loss and a duplicate each miss their goal', () => {
  expect(missed(soakWith({ figures: figuresWith({ loopP99Ms: [20, 60] }) }))).toHaveLength(1);
  expect(missed(soakWith({ figures: figuresWith({ serverErrors: 1 }) }))).toHaveLength(1);
  const errors = new Map([['home no answer', 1]]);
  expect(missed(soakWith({ figures: figuresWith({ errors }) }))).toHaveLength(1);
  const { ledger } = soakWith();
  expect(missed(soakWith({ ledger: { ...ledger, lost: ['quiz 1'] } }))).toHaveLength(1);
  expect(missed(soakWith({ ledger: { ...ledger, doubled: ['quiz 1'] } }))).toHaveLength(1);
});
