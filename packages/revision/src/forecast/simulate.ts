import { createRandom } from '#src/chance/seeded.ts';
import { drawChapters, findingAbility } from './ability.ts';
import type { Assumptions } from './assumptions.ts';
import { setPaper, sitPaper } from './papers.ts';
import { type ChapterNow, type ExaminedSubject, type FirstAnswer, layoutOf } from './subject.ts';

const drawCount = 200;
const paperCount = 24;
/** All students get the same simulated papers. */
const paperSeed = 80;
/** Quantiles of the range that holds nine papers in ten. */
const ends = [0.05, 0.95] as const;

const at = (sorted: readonly number[], share: number) => sorted[Math.round(share * (sorted.length - 1))] ?? 0;

/** Possible students given the answers, and the marks of a paper for each. */
export type Simulated = {
  chapterIds: readonly string[];
  /** The logit of each chapter, for each draw. */
  draws: readonly (readonly number[])[];
  middle: number;
  low: number;
  high: number;
  outOf: number;
};

/**
 * Yields every few milliseconds (on a slow phone), so the caller can do other work in between.
 * @param now by chapter; a missing chapter was not read
 * @param seed of the student and the day
 */
export function* simulating(
  subject: ExaminedSubject,
  answers: readonly FirstAnswer[],
  now: ReadonlyMap<string, ChapterNow>,
  known: Assumptions,
  seed: number,
): Generator<void, Simulated> {
  const layout = layoutOf(subject);
  const unitCount = subject.units.length;
  const chapters = layout.chapterIds.map((id) => now.get(id) ?? { isRead: false, recall: 1 });
  const ability = yield* findingAbility(layout, unitCount, answers, chapters, known);
  yield;
  const paperChance = createRandom(paperSeed);
  const papers: ReturnType<typeof setPaper>[] = [];
  while (papers.length < paperCount) {
    yield;
    papers.push(setPaper(subject, layout, paperChance));
  }
  const chance = createRandom(seed);
  const draws: number[][] = [];
  while (draws.length < drawCount) {
    yield;
    draws.push(drawChapters(ability, layout, unitCount, chapters, known, chance));
  }
  const marks: number[] = [];
  for (const [draw, logits] of draws.entries()) {
    yield;
    marks.push(sitPaper(papers[draw % paperCount] ?? [], logits, known, chance));
  }
  marks.sort((one, other) => one - other);
  return {
    chapterIds: layout.chapterIds,
    draws,
    middle: Math.round(at(marks, 0.5)),
    low: Math.floor(at(marks, ends[0])),
    high: Math.ceil(at(marks, ends[1])),
    outOf: subject.paper.reduce((sum, question) => sum + question.marks, 0),
  };
}
