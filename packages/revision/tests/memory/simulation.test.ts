/** @module-tag nightly */
import { beforeAll, describe, expect, test } from 'vitest';
import { compare, evenCohort, freshSeeds, plainCohort, sameReviewsCohort } from './simulation/cohort.ts';
import type { Outcome } from './simulation/student.ts';

const late = 1.5;
const seeds = freshSeeds(200);
/**
 * A small number, because the suite would take long; `npx pnpm --filter @repo/revision simulate` simulates a
 * thousand of each.
 */
const fewSeeds = freshSeeds(60);

// These simulated students only test the engine; they say nothing about real ones.
describe('200 simulated students with 400 cards and 60 days, and as many reviews as with plain FSRS', () => {
  let plain: Outcome[];
  let ours: Outcome[];
  beforeAll(() => {
    plain = plainCohort('fsrs', seeds);
    ours = sameReviewsCohort('fsrs', seeds, plain, 'ours', late);
  });

  test('200 simulated students with 400 cards and 60 days, and as many reviews as with plain FSRS forget at least 30 % less on exam day than with plain FSRS, including the weakest', () => {
    const found = compare(ours, plain);
    expect(found.forgottenLess).toBeGreaterThanOrEqual(0.3);
    expect(found.recall).toBeGreaterThanOrEqual(0.96);
    expect(found.worstTenth).toBeGreaterThan(found.otherWorstTenth);
    expect(found.betterShare).toBeGreaterThanOrEqual(0.95);
    expect(found.lastWeek).toBeLessThanOrEqual(2);
  });

  test('200 simulated students with 400 cards and 60 days, and as many reviews as with plain FSRS forget at least 30 % less than with intervals of 1, 3, 7 and 15 days and equal daily amounts', () => {
    const fixed = sameReviewsCohort('fsrs', seeds, plain, 'fixedSteps', 1);
    expect(compare(ours, fixed).forgottenLess).toBeGreaterThanOrEqual(0.3);
  });
});

test.each([
  ['halfLife', 0.3],
  ['traces', 0.15],
] as const)(
  '60 simulated students forget less also if their memory follows another model: %s',
  (world, atLeast) => {
    const plain = plainCohort(world, fewSeeds);
    const ours = sameReviewsCohort(world, fewSeeds, plain, 'ours', late);
    expect(compare(ours, plain).forgottenLess).toBeGreaterThanOrEqual(atLeast);
  },
);

test.each([10, 20, 40])(
  '60 simulated students hardly lose by declining double amounts in the last days, with %d reviews a day',
  (daily) => {
    const plain = evenCohort('fsrs', fewSeeds, 'plainFsrs', daily);
    const found = compare(evenCohort('fsrs', fewSeeds, 'ours', daily), plain);
    expect(found.recall).toBeGreaterThanOrEqual(found.otherRecall - 0.003);
  },
);
