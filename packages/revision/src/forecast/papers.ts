import type { Random } from '#src/chance/seeded.ts';
import { type Assumptions, logistic } from './assumptions.ts';
import type { ExaminedSubject, Layout, QuestionForm } from './subject.ts';

/** A question of a possible paper; `chapter` is an index in the layout's order. */
type SetQuestion = QuestionForm & { chapter: number; difficulty: number };
export type SetPaper = readonly SetQuestion[];

/** Standard deviation of the difficulties of the board's questions, in logits. */
const difficultySpread = 0.2;

/**
 * Draws a paper of the board's form: each unit gets its marks as closely as the questions allow, with random
 * chapters.
 */
export function setPaper({ units, paper }: ExaminedSubject, { unitOf }: Layout, chance: Random): SetPaper {
  const left = units.map(({ marks }) => marks);
  const chaptersOf = units.map((_, unit) =>
    unitOf.flatMap((owner, chapter) => (owner === unit ? [chapter] : [])),
  );
  const bySize = [...paper].sort((one, other) => other.marks - one.marks);
  return bySize.map(({ marks, isChoice }) => {
    const fitting = left.map((room) => (room >= marks ? room : 0));
    const sum = fitting.reduce((total, room) => total + room, 0);
    const unit = sum > 0 ? chance.pick(fitting.map((room) => room / sum)) : left.indexOf(Math.max(...left));
    left[unit] = (left[unit] ?? 0) - marks;
    const chapters = chaptersOf[unit] ?? [];
    const chapter = chapters[Math.floor(chance.unit() * chapters.length)] ?? 0;
    return { marks, isChoice, chapter, difficulty: difficultySpread * chance.normal() };
  });
}

/**
 * @param logits of each chapter
 * @returns marks of the student in this paper, with random luck of the day and of each question
 */
export function sitPaper(
  paper: SetPaper,
  logits: readonly number[],
  { questionLuck, paperLuck, guess }: Pick<Assumptions, 'questionLuck' | 'paperLuck' | 'guess'>,
  chance: Random,
): number {
  const day = paperLuck * chance.normal();
  let marksGot = 0;
  for (const { marks, isChoice, chapter, difficulty } of paper) {
    const share = logistic((logits[chapter] ?? 0) - difficulty + day + questionLuck * chance.normal());
    if (isChoice) marksGot += chance.unit() < guess + (1 - guess) * share ? marks : 0;
    else for (let point = 0; point < marks; point++) marksGot += chance.unit() < share ? 1 : 0;
  }
  return marksGot;
}
