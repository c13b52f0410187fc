import type { Difficulty } from './items/difficulty.ts';
import type { Paper, PaperRow, PaperRowKind } from './items/paper.ts';
import { PaperAttempt, type Slot } from './papers.attempt.ts';
import {
  type Candidate,
  candidatesOf,
  Likeness,
  type PaperQuestion,
  type PaperSource,
} from './papers.candidates.ts';
import { mayGive, unitsOfSection } from './papers.rules.ts';

/** Draws a paper of a blueprint from the questions of its chapters. */

export type { PaperQuestion, PaperSource } from './papers.candidates.ts';

export type DrawnSection = { name: string; title: string; questions: PaperQuestion[] };
/** Questions missing in the chapters. */
export type MissingQuestions = { section: string; kind: PaperRowKind; marks: number; count: number };
export type DrawnPaper = { sections: DrawnSection[]; missing: MissingQuestions[] };

type Blueprint = Pick<Paper, 'units' | 'sections'>;

const keyOf = (kind: PaperRowKind, marks: number) => `${kind} ${marks}`;

/** The difficulty of each question of a row; null for any. */
const difficultiesOf = ({ difficulties = {} }: PaperRow): (Difficulty | null)[] =>
  (['easy', 'medium', 'hard'] as const).flatMap((difficulty) =>
    Array.from({ length: difficulties[difficulty] ?? 0 }, () => difficulty),
  );

/** The slots of a blueprint, in the order of the paper. */
function slotsOf(paper: Blueprint, all: readonly Candidate[]): Slot[] {
  return paper.sections.flatMap((section, sectionAt) => {
    const ids = new Set(unitsOfSection(paper, section).flatMap(({ chapterIds }) => chapterIds));
    return section.rows.flatMap((row, rowAt) => {
      const { kind, marks, count, choices } = row;
      const difficulties = difficultiesOf(row);
      const candidates = all.filter(
        ({ question }) =>
          ids.has(question.chapterId) &&
          keyOf(question.kind, question.marks) === keyOf(kind, marks) &&
          mayGive(paper, question.chapterId, marks),
      );
      return Array.from(
        { length: count },
        (_, at): Slot => ({
          row: `${sectionAt} ${rowAt}`,
          ...{ section: sectionAt, kind, marks, wantsChoice: at < choices, candidates },
          difficulty: difficulties[at] ?? null,
        }),
      );
    });
  });
}

/** Attempts to find a paper without faults, and how many may fail to improve it. */
const attemptsMax = 12;
const attemptsInVain = 3;

function drawBest(
  paper: Blueprint,
  slots: readonly Slot[],
  random: () => number,
  ages: ReadonlyMap<string, number>,
) {
  // Draw the slots with the most marks first, because single marks even out the units best; among equals the
  // rarest difficulty first. The rest is random: drawing all easy questions first would leave marks for hard
  // ones in few units.
  const order = shuffled(slots, random).toSorted(
    (one, other) =>
      other.marks - one.marks ||
      one.candidates.length - other.candidates.length ||
      Number(other.wantsChoice) - Number(one.wantsChoice),
  );
  const likeness = new Likeness();
  const figuresMax = new Set(
    slots.flatMap(({ candidates }) => candidates.filter(({ hasFigure }) => hasFigure)),
  ).size;
  let best: PaperAttempt | null = null;
  let inVain = 0;
  for (let n = 0; n < attemptsMax && inVain < attemptsInVain && best?.faults !== 0; n++) {
    const attempt = new PaperAttempt(paper, { random, ages, likeness, figuresMax, slots: slots.length });
    for (const slot of order) attempt.fill(slot);
    inVain++;
    if (best !== null && attempt.faults >= best.faults) continue;
    best = attempt;
    inVain = 0;
  }
  return best;
}

/** The list in random order. */
function shuffled<T>(list: readonly T[], random: () => number): T[] {
  return list
    .map((one) => ({ one, at: random() }))
    .toSorted((one, other) => one.at - other.at)
    .map(({ one }) => one);
}

/** How many papers ago each question was asked, by its key. */
function agesOf(sat: readonly (readonly string[])[]): Map<string, number> {
  const ages = new Map<string, number>();
  for (const [at, keys] of sat.entries()) for (const key of keys) ages.set(key, sat.length - at);
  return ages;
}

function missingOf(paper: Blueprint, empty: readonly Slot[]): MissingQuestions[] {
  const missing = new Map<string, MissingQuestions>();
  for (const { section: at, kind, marks } of empty) {
    const section = paper.sections[at]?.name ?? '';
    const key = `${at} ${keyOf(kind, marks)}`;
    missing.set(key, { section, kind, marks, count: (missing.get(key)?.count ?? 0) + 1 });
  }
  return [...missing.values()];
}

/**
 * Draws a paper: fills every row, asks no question twice and nothing extra, and gives each unit the
 * blueprint's marks as closely as its questions allow. `missing` lists what the chapters lack.
 * @param chapters the available chapters; others of the blueprint are skipped
 * @param random returns numbers from 0 up to, not including, 1
 * @param sat keys of the questions of earlier papers, latest paper last: unused questions come first, then
 * the least recently asked
 */
export function drawPaper(
  paper: Blueprint,
  chapters: readonly PaperSource[],
  random: () => number,
  sat: readonly (readonly string[])[] = [],
): DrawnPaper {
  const slots = slotsOf(paper, chapters.flatMap(candidatesOf));
  const taken = drawBest(paper, slots, random, agesOf(sat))?.taken ?? new Map<Slot, PaperQuestion>();
  const sections = paper.sections.map(({ name, title }, at) => {
    const own = slots.filter(({ section }) => section === at);
    const inRows = [...new Set(own.map(({ row }) => row))];
    return {
      name,
      title,
      // Like the board, place the questions with a choice anywhere among their kind.
      questions: inRows.flatMap((row) =>
        shuffled(
          own.filter((slot) => slot.row === row),
          random,
        ).flatMap((slot) => taken.get(slot) ?? []),
      ),
    };
  });
  const empty = slots.filter((slot) => !taken.has(slot));
  return {
    sections,
    missing: missingOf(
      paper,
      empty.toSorted((one, other) => other.marks - one.marks),
    ),
  };
}
