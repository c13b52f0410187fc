import type { Random } from '#src/chance/seeded.ts';
import { type Assumptions, logistic } from './assumptions.ts';
import type { ChapterNow, FirstAnswer, Layout } from './subject.ts';
import { findingTriangle, solveDown, solveUp, type Triangular } from './triangular.ts';

/**
 * Estimated ability of a student: the likeliest values of student, units and chapters, and their precision.
 */
export type Ability = { likeliest: number[]; precision: Triangular };

const mostRounds = 12;
const longestStep = 1.5;
const smallestStep = 1e-4;

type Prior = { means: number[]; precisions: number[] };

function priorOf(
  { unitOf }: Layout,
  unitCount: number,
  now: readonly ChapterNow[],
  known: Assumptions,
): Prior {
  const inverse = (spread: number) => 1 / spread ** 2;
  const units = Array.from({ length: unitCount }, () => inverse(known.unitSpread));
  const chapters = unitOf.map((_, at) => inverse(now[at]?.isRead ? known.chapterSpread : known.unreadSpread));
  return {
    means: [
      known.mean,
      ...units.map(() => 0),
      ...unitOf.map((_, at) => (now[at]?.isRead ? 0 : known.unread)),
    ],
    precisions: [inverse(known.studentSpread), ...units, ...chapters],
  };
}

/**
 * Finds the likeliest abilities by Fisher scoring, and the curvature there as their precision (Laplace).
 * Yields often.
 * @param now in the layout's order of chapters
 */
export function* findingAbility(
  layout: Layout,
  unitCount: number,
  answers: readonly FirstAnswer[],
  now: readonly ChapterNow[],
  known: Assumptions,
): Generator<void, Ability> {
  const { means, precisions } = priorOf(layout, unitCount, now, known);
  const chapterAt = new Map(layout.chapterIds.map((id, at) => [id, at]));
  // Difficulties are estimates themselves, so each answer counts a little less.
  const blur = 1 / Math.sqrt(1 + (Math.PI * known.difficultySpread ** 2) / 8);
  const likeliest = [...means];
  let precision: Triangular = [];
  for (let round = 0; round < mostRounds; round++) {
    const slope = likeliest.map((value, at) => -(precisions[at] ?? 0) * (value - (means[at] ?? 0)));
    const curve: number[][] = [];
    for (const [row, own] of precisions.entries()) {
      const line = new Array<number>(precisions.length).fill(0);
      line[row] = own;
      curve.push(line);
      yield;
    }
    for (const { chapterId, isRight, selfMarked, ageDays, difficulty, recall, isOnReadingDay } of answers) {
      const chapter = chapterAt.get(chapterId);
      if (chapter === undefined) continue;
      const parts = [0, 1 + (layout.unitOf[chapter] ?? 0), 1 + unitCount + chapter];
      const ability = parts.reduce((sum, part) => sum + (likeliest[part] ?? 0), 0);
      const share = logistic((ability - known.forgetting * (1 - recall) - difficulty) * blur);
      // Nobody guesses a written answer.
      const guess = selfMarked ? 0 : known.guess;
      const chance = guess + (1 - guess) * share;
      const steepness = (1 - guess) * share * (1 - share);
      const freshness = 2 ** (-ageDays / known.halfLifeDays);
      const weight = freshness * (isOnReadingDay ? known.readingDayWeight : 1) * (selfMarked?.weight ?? 1);
      const outcome = selfMarked?.share ?? (isRight ? 1 : 0);
      const doubt = chance * (1 - chance);
      const pull = (weight * blur * steepness * (outcome - chance)) / doubt;
      const information = (weight * blur ** 2 * steepness ** 2) / doubt;
      for (const row of parts) {
        slope[row] = (slope[row] ?? 0) + pull;
        for (const column of parts) {
          const line = curve[row];
          if (line) line[column] = (line[column] ?? 0) + information;
        }
      }
    }
    precision = yield* findingTriangle(curve);
    const step = solveUp(precision, solveDown(precision, slope));
    step.forEach((size, at) => {
      likeliest[at] = (likeliest[at] ?? 0) + Math.max(-longestStep, Math.min(longestStep, size));
    });
    if (Math.max(...step.map(Math.abs)) < smallestStep) break;
    yield;
  }
  return { likeliest, precision };
}

/**
 * Draws one possible student given the answers.
 * @returns the logit of each chapter today, in the layout's order
 */
export function drawChapters(
  { likeliest, precision }: Ability,
  layout: Layout,
  unitCount: number,
  now: readonly ChapterNow[],
  known: Assumptions,
  chance: Random,
): number[] {
  const shift = solveUp(
    precision,
    likeliest.map(() => chance.normal()),
  );
  const drawn = likeliest.map((value, at) => value + (shift[at] ?? 0));
  return layout.unitOf.map((unit, chapter) => {
    const { isRead, recall } = now[chapter] ?? { isRead: false, recall: 1 };
    const forgotten = isRead ? known.forgetting * (1 - recall) : 0;
    return (drawn[0] ?? 0) + (drawn[1 + unit] ?? 0) + (drawn[1 + unitCount + chapter] ?? 0) - forgotten;
  });
}
