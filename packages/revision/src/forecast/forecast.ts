import { type Assumptions, assumptions, logistic } from './assumptions.ts';
import { simulate } from './simulate.ts';
import type { ChapterNow, ExaminedSubject, FirstAnswer } from './subject.ts';

/** How well a chapter is known: it also falls, as cards are forgotten. */
export type ChapterLevel = 'new' | 'learning' | 'steady' | 'examReady';

export type Forecast =
  /** Marks if the paper were today: the middle, and what nine papers in ten lie between. */
  | { kind: 'marks'; middle: number; low: number; high: number; outOf: number }
  /** Too little is known: so many more first answers, best in this unit. */
  | { kind: 'notYet'; answersMissing: number; unitId: string };

export type Standing = { forecast: Forecast; levels: Map<string, ChapterLevel> };

/** A figure needs so many first answers, */
export const answersNeeded = 40;
/** so many of them in each chapter that counts as answered, */
const answersOfChapter = 3;
/** such chapters for so much of the marks, */
const marksShareNeeded = 0.5;
/** and an interval no wider than this, of 80 marks. */
const widestShare = 30 / 80;

/** A level is given when so many of the draws are above its bar, the chance of a right answer. */
const sureShare = 0.8;
const bars = [
  ['examReady', 0.75],
  ['steady', 0.55],
] as const;

function countByChapter(answers: readonly FirstAnswer[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { chapterId } of answers) counts.set(chapterId, (counts.get(chapterId) ?? 0) + 1);
  return counts;
}

/** What is missing before a figure may be shown; null when nothing is. */
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
  // The chapters that cover most marks with fewest answers, until half of the marks are covered.
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
  const answersMissing = Math.max(answersNeeded - answers.length, forChapters);
  const worst = places.reduce((most, place) => (place.unknownMarks > most.unknownMarks ? place : most));
  return { answersMissing, unitId: worst.id };
}

/**
 * Where a student stands in a subject: marks if the paper were today, and the level of each chapter. The same numbers
 * wherever it is worked out for the same student, day and answers (docs/forecast.md).
 * @param now each chapter as it stands; one that is missing was not read
 * @param options.seed of the student and the day
 */
export function standingIn(
  subject: ExaminedSubject,
  answers: readonly FirstAnswer[],
  now: ReadonlyMap<string, ChapterNow>,
  { seed, known = assumptions }: { seed: number; known?: Assumptions },
): Standing {
  const { chapterIds, draws, middle, low, high, outOf } = simulate(subject, answers, now, known, seed);
  const { answersMissing, unitId } = missingFor(subject, answers);
  const isTooWide = high - low > widestShare * outOf;
  const forecast: Forecast =
    answersMissing > 0 || isTooWide
      ? { kind: 'notYet', answersMissing: Math.max(1, answersMissing), unitId }
      : { kind: 'marks', middle, low, high, outOf };

  const counts = countByChapter(answers);
  const levels = new Map(
    chapterIds.map((id, chapter): [string, ChapterLevel] => {
      if (!counts.has(id)) return [id, now.get(id)?.isRead ? 'learning' : 'new'];
      const shareAbove = (bar: number) =>
        draws.filter((logits) => logistic(logits[chapter] ?? 0) > bar).length / draws.length;
      return [id, bars.find(([, bar]) => shareAbove(bar) >= sureShare)?.[0] ?? 'learning'];
    }),
  );
  return { forecast, levels };
}
