import { createRandom } from '#src/chance/seeded.ts';
import { drawChapters, findingAbility } from './ability.ts';
import type { Assumptions } from './assumptions.ts';
import { setPaper, sitPaper } from './papers.ts';
import { type ChapterNow, type ExaminedSubject, type FirstAnswer, layoutOf } from './subject.ts';

const drawCount = 200;
/** So many are drawn, or sit their paper, in one piece of the work. */
const drawsOfPiece = 20;
const paperCount = 24;
/** The papers are the same for all students. */
const paperSeed = 80;
/** Nine papers in ten lie between them. */
const ends = [0.05, 0.95] as const;

const at = (sorted: readonly number[], share: number) => sorted[Math.round(share * (sorted.length - 1))] ?? 0;

/** What a student may be by the answers, drawn many times, and the marks of a paper for each. */
export type Simulated = {
  chapterIds: readonly string[];
  /** Of each draw the logit of each chapter. */
  draws: readonly (readonly number[])[];
  middle: number;
  low: number;
  high: number;
  outOf: number;
};

/**
 * In pieces of a few milliseconds each on a slow phone: whoever runs it may do something else between two of them.
 * @param now by chapter; one that is missing was not read @param seed of the student and the day
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
  const papers = Array.from({ length: paperCount }, () => setPaper(subject, layout, paperChance));
  const chance = createRandom(seed);
  const draws: number[][] = [];
  while (draws.length < drawCount) {
    if (draws.length % drawsOfPiece === 0) yield;
    draws.push(drawChapters(ability, layout, unitCount, chapters, known, chance));
  }
  const marks: number[] = [];
  for (const [draw, logits] of draws.entries()) {
    if (draw % drawsOfPiece === 0) yield;
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
