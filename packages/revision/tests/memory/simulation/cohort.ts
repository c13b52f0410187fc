import type { ScheduleName } from './schedules.ts';
import { examDay, type Outcome, study } from './student.ts';
import type { WorldName } from './worlds.ts';

const rampDays = 14;
/** Maximum reviews a day for plain FSRS, so that its backlog of the first weeks ends. */
const plainMostADay = 60;

export const mean = (numbers: readonly number[]) =>
  numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
const totalOf = ({ reviewsByDay }: Outcome) => reviewsByDay.reduce((sum, count) => sum + count, 0);
const recallOf = ({ recall }: Outcome) => recall;

/**
 * Spreads `total` reviews over all days but the first; each of the last 14 days gets `late` times the
 * average.
 */
export function spreadOver(total: number, late: number): (day: number) => number {
  const days = examDay - 1;
  const average = total / days;
  const earlyDays = days - rampDays;
  const early = (total - late * average * rampDays) / earlyDays;
  const until = (day: number) =>
    Math.round(
      day <= earlyDays ? Math.max(0, day) * early : earlyDays * early + (day - earlyDays) * late * average,
    );
  return (day) => until(day) - until(day - 1);
}

/** The results of a group of students, compared with the same students on another schedule. */
export function compare(outcomes: readonly Outcome[], others: readonly Outcome[]) {
  const recalls = outcomes.map(recallOf);
  const otherRecalls = others.map(recallOf);
  const tenth = Math.ceil(outcomes.length / 10);
  const worst = (all: readonly number[]) => mean([...all].sort((one, other) => one - other).slice(0, tenth));
  return {
    recall: mean(recalls),
    otherRecall: mean(otherRecalls),
    /** The share of what the others forget that is still known here. */
    forgottenLess: 1 - (1 - mean(recalls)) / (1 - mean(otherRecalls)),
    worstTenth: worst(recalls),
    otherWorstTenth: worst(otherRecalls),
    betterShare: mean(recalls.map((recall, at) => (recall > (otherRecalls[at] ?? 1) ? 1 : 0))),
    reviews: mean(outcomes.map(totalOf)),
    /** Reviews per day in the last week, relative to the average of all days. */
    lastWeek: mean(outcomes.map(({ reviewsByDay }) => mean(reviewsByDay.slice(-7)) / mean(reviewsByDay))),
  };
}

/** The results of plain FSRS without an exam: only due items are reviewed. */
export const plainCohort = (world: WorldName, seeds: readonly number[]): Outcome[] =>
  seeds.map((seed) =>
    study({ seed, world, schedule: 'plainFsrs', amountOn: () => plainMostADay, isAhead: false }),
  );

/** The same students, each with exactly as many reviews as in `plain`, distributed differently. */
export const sameReviewsCohort = (
  world: WorldName,
  seeds: readonly number[],
  plain: readonly Outcome[],
  schedule: ScheduleName,
  late: number,
): Outcome[] =>
  seeds.map((seed, at) => {
    const own = plain[at];
    const amountOn = spreadOver(own ? totalOf(own) : 0, late);
    return study({ seed, world, schedule, amountOn, isAhead: true });
  });

/** Gives everybody the same number a day, evenly. */
export const evenCohort = (
  world: WorldName,
  seeds: readonly number[],
  schedule: ScheduleName,
  daily: number,
): Outcome[] => seeds.map((seed) => study({ seed, world, schedule, amountOn: () => daily, isAhead: true }));

/** Seeds that were not used for tuning. */
export const freshSeeds = (count: number): number[] =>
  Array.from({ length: count }, (_, student) => 700_001 + student);
