import { createRandom } from '#src/chance/seeded.ts';
import { abilityFrom, drawChapters } from './ability.ts';
import type { Assumptions } from './assumptions.ts';
import { setPaper, sitPaper } from './papers.ts';
import { type ChapterNow, type ExaminedSubject, type FirstAnswer, layoutOf } from './subject.ts';

const drawCount = 200;
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

/** @param now by chapter; one that is missing was not read @param seed of the student and the day */
export function simulate(
  subject: ExaminedSubject,
  answers: readonly FirstAnswer[],
  now: ReadonlyMap<string, ChapterNow>,
  known: Assumptions,
  seed: number,
): Simulated {
  const layout = layoutOf(subject);
  const unitCount = subject.units.length;
  const chapters = layout.chapterIds.map((id) => now.get(id) ?? { isRead: false, recall: 1 });
  const ability = abilityFrom(layout, unitCount, answers, chapters, known);
  const paperChance = createRandom(paperSeed);
  const papers = Array.from({ length: paperCount }, () => setPaper(subject, layout, paperChance));
  const chance = createRandom(seed);
  const draws = Array.from({ length: drawCount }, () =>
    drawChapters(ability, layout, unitCount, chapters, known, chance),
  );
  const marks = draws
    .map((logits, draw) => sitPaper(papers[draw % paperCount] ?? [], logits, known, chance))
    .sort((one, other) => one - other);
  return {
    chapterIds: layout.chapterIds,
    draws,
    middle: Math.round(at(marks, 0.5)),
    low: Math.floor(at(marks, ends[0])),
    high: Math.ceil(at(marks, ends[1])),
    outOf: subject.paper.reduce((sum, question) => sum + question.marks, 0),
  };
}
