import { seedOf } from '#src/chance/seeded.ts';
import { type Assumptions, assumptions } from './assumptions.ts';
import { type ChapterLevel, type Group, levelsFrom } from './levels.ts';
import { simulating } from './simulate.ts';
import type { ChapterNow, ExaminedSubject, FirstAnswer } from './subject.ts';
import { findingGains, type UnitGain } from './unit-gains.ts';

/**
 * Seed of one student and day, so that every screen and device draws the same.
 * @param day of `dayOf`
 */
export const seedFor = (studentId: string, day: number): number =>
  seedOf(day, ...Array.from(studentId, (character) => character.charCodeAt(0)));

/** Runs a generator to its end without pauses. */
export function finished<Result>(work: Generator<void, Result>): Result {
  for (;;) {
    const piece = work.next();
    if (piece.done) return piece.value;
  }
}

export type Forecast =
  /** Marks if the paper were today: the median, and the range of nine papers in ten. */
  | { kind: 'marks'; middle: number; low: number; high: number; outOf: number }
  /** Too few answers: how many more first answers are needed, and the unit where they help most. */
  | { kind: 'notYet'; answersMissing: number; unitId: string };

export type Standing = {
  forecast: Forecast;
  levels: Map<string, ChapterLevel>;
  /** Levels of the requested groups, by id. */
  groupLevels: Map<string, ChapterLevel>;
  /** Marks that each unit can still bring, highest first. */
  gains: UnitGain[];
};

/** First answers needed before a forecast is shown. */
export const answersNeeded = 40;
/** First answers needed before a chapter counts as answered. */
const answersOfChapter = 3;
/** Share of the marks that answered chapters must cover. */
const marksShareNeeded = 0.5;
/** Widest range that is shown, of 80 marks. */
const widestShare = 30 / 80;

/** Number of additional answers to ask for when the range is still too wide. */
const answersForWidth = 10;

/** How many answers each chapter has; a written one counts by its evidence. */
function countByChapter(answers: readonly FirstAnswer[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { chapterId, selfMarked } of answers)
    counts.set(chapterId, (counts.get(chapterId) ?? 0) + (selfMarked?.weight ?? 1));
  return counts;
}

/** What is missing for a forecast; null when nothing is. */
function missingFor({ units }: ExaminedSubject, answers: readonly FirstAnswer[]) {
  const counts = countByChapter(answers);
  const missingOf = (chapterId: string) => Math.max(0, answersOfChapter - (counts.get(chapterId) ?? 0));
  const places = units.map(({ id, marks, chapterIds }) => {
    const marksOfChapter = marks / Math.max(1, chapterIds.length);
    const open = chapterIds.filter((chapterId) => missingOf(chapterId) > 0);
    return { id, marksOfChapter, open, unknownMarks: open.length * marksOfChapter };
  });
  const allMarks = units.reduce((sum, { marks }) => sum + marks, 0);
  const unknownMarks = places.reduce((sum, place) => sum + place.unknownMarks, 0);
  // Prefer the chapters that cover the most marks with the fewest answers, until half of the marks are
  // covered.
  let uncovered = unknownMarks - (1 - marksShareNeeded) * allMarks;
  let forChapters = 0;
  const open = places
    .flatMap(({ open: chapterIds, marksOfChapter }) =>
      chapterIds.map((chapterId) => ({ marks: marksOfChapter, missing: missingOf(chapterId) })),
    )
    .sort((one, other) => other.marks / other.missing - one.marks / one.missing);
  for (const { marks, missing } of open) {
    if (uncovered <= 1e-9) break;
    uncovered -= marks;
    forChapters += missing;
  }
  const given = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const answersMissing = Math.ceil(Math.max(answersNeeded - given, forChapters));
  const worst = places.reduce((most, place) => (place.unknownMarks > most.unknownMarks ? place : most));
  return { answersMissing, unitId: worst.id };
}

type Options = {
  /** Seed of the student and the day: `seedFor`. */
  seed: number;
  known?: Assumptions;
  /** Chapters that share a level, such as those of one of our subjects. */
  groups?: readonly Group[];
};

/**
 * Forecasts the marks in a subject if the paper were today, and the level of each chapter. The result is the
 * same on every device for the same student, day and answers (docs/forecast.md). Yields regularly, so a phone
 * can answer taps.
 * @param now state of each chapter; a missing chapter was not read
 */
export function* workingOutStanding(
  subject: ExaminedSubject,
  answers: readonly FirstAnswer[],
  now: ReadonlyMap<string, ChapterNow>,
  { seed, known = assumptions, groups = [] }: Options,
): Generator<void, Standing> {
  const simulated = yield* simulating(subject, answers, now, known, seed);
  yield;
  const { middle, low, high, outOf } = simulated;
  const { answersMissing, unitId } = missingFor(subject, answers);
  const isTooWide = high - low > widestShare * outOf;
  const forecast: Forecast =
    answersMissing > 0 || isTooWide
      ? {
          kind: 'notYet',
          answersMissing: answersMissing > 0 ? answersMissing : answersForWidth,
          unitId,
        }
      : { kind: 'marks', middle, low, high, outOf };
  const counts = countByChapter(answers);
  const each = simulated.chapterIds.map((id): Group => ({ id, chapterIds: [id] }));
  const levels = levelsFrom(simulated, each, counts, now);
  yield;
  const gains = yield* findingGains(subject, simulated, known);
  return { forecast, levels, groupLevels: levelsFrom(simulated, groups, counts, now), gains };
}

/** The standing, computed without pauses. */
export const standingIn = (...given: Parameters<typeof workingOutStanding>): Standing =>
  finished(workingOutStanding(...given));
