import { compare, evenCohort, freshSeeds, plainCohort, sameReviewsCohort } from './cohort.ts';
import type { WorldName } from './worlds.ts';

/**
 * npx pnpm --filter @repo/revision simulate [students]: prints the benefit of the schedule as a table; 1,000
 * students take minutes.
 */
const seeds = freshSeeds(Number(process.argv[2] ?? 1_000));
const percent = (share: number) => (100 * share).toFixed(1);
console.log(`${seeds.length} students, 400 cards, 60 days\n`);
console.log(
  '| World | Schedule, same reviews for each student | Reviews | Known on the day | Weakest tenth | Forgotten less than plain | Better for | Last week |',
);
console.log('| --- | --- | --- | --- | --- | --- | --- | --- |');
for (const world of ['fsrs', 'halfLife', 'traces'] satisfies WorldName[]) {
  const plain = plainCohort(world, seeds);
  const rows = [
    ['plain FSRS, what is due', plain],
    ['1, 3, 7, 15 days, even', sameReviewsCohort(world, seeds, plain, 'fixedSteps', 1)],
    ['ours, even', sameReviewsCohort(world, seeds, plain, 'ours', 1)],
    ['ours, last 14 days x1.5', sameReviewsCohort(world, seeds, plain, 'ours', 1.5)],
    ['ours, last 14 days x1.9', sameReviewsCohort(world, seeds, plain, 'ours', 1.9)],
  ] as const;
  for (const [name, outcomes] of rows) {
    const { recall, forgottenLess, worstTenth, betterShare, reviews, lastWeek } = compare(outcomes, plain);
    const cells = [world, name, reviews.toFixed(0), percent(recall), percent(worstTenth)];
    console.log(
      `| ${[...cells, percent(forgottenLess), percent(betterShare), lastWeek.toFixed(2)].join(' | ')} |`,
    );
  }
}
for (const daily of [10, 20, 40]) {
  const { recall, otherRecall } = compare(
    evenCohort('fsrs', seeds, 'ours', daily),
    evenCohort('fsrs', seeds, 'plainFsrs', daily),
  );
  console.log(`\nRamp refused, ${daily} a day: ${percent(recall)} %, plain FSRS ${percent(otherRecall)} %`);
}
