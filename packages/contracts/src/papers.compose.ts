import type { Chapter } from './content.ts';
import { isAskedByBoard } from './extra.rules.ts';
import type { Paper, PaperRowKind } from './items/paper.ts';
import { kindOf, questionGroups } from './items/question-kinds.ts';
import { unitsOfSection } from './papers.rules.ts';
import { originalOf } from './variants.rules.ts';

/** Draws a paper of a blueprint from the questions of its chapters. */

/** Questions of a test from `index` on; a case has several. */
type ChosenFromTest = {
  kind: Exclude<PaperRowKind, 'written'>;
  chapterId: string;
  testId: string;
  index: number;
  count: number;
};
type ChosenWritten = {
  kind: 'written';
  chapterId: string;
  writtenId: string;
  /** Whether the student answers A or B; else A is asked alone. */
  hasChoice: boolean;
};
/** A question of a drawn paper, which counts as one and gives so many marks. */
export type PaperQuestion = { marks: number } & (ChosenFromTest | ChosenWritten);

export type DrawnSection = { name: string; title: string; questions: PaperQuestion[] };
/** Questions that the chapters don't have. */
export type MissingQuestions = { section: string; kind: PaperRowKind; marks: number; count: number };
export type DrawnPaper = { sections: DrawnSection[]; missing: MissingQuestions[] };

type Source = Pick<Chapter, '_id' | 'tests' | 'written'>;
type Candidate = { question: PaperQuestion; hasAlternatives: boolean };
type Slot = {
  section: number;
  row: number;
  kind: PaperRowKind;
  marks: number;
  wantsChoice: boolean;
  candidates: readonly Candidate[];
};

const keyOf = (kind: PaperRowKind, marks: number) => `${kind} ${marks}`;

/** What may be asked of a chapter: nothing extra, and no case with an extra question in it. */
function candidatesOf({ _id: chapterId, tests, written = [] }: Source): Candidate[] {
  const fromTests = tests.flatMap(({ _id: testId, questions }) =>
    questionGroups(questions).flatMap(({ first: index, count }): Candidate[] => {
      const first = questions[index];
      if (!first || !questions.slice(index, index + count).every(isAskedByBoard)) return [];
      const kind = kindOf(first);
      return [{ question: { kind, chapterId, testId, index, count, marks: count }, hasAlternatives: false }];
    }),
  );
  const fromWritten = written
    .filter(isAskedByBoard)
    .map(({ _id: writtenId, marks, alternatives }): Candidate => {
      const hasAlternatives = alternatives.length > 1;
      return {
        question: { kind: 'written', chapterId, writtenId, marks, hasChoice: false },
        hasAlternatives,
      };
    });
  return [...fromTests, ...fromWritten];
}

/** Which questions a test repeats under another title is not known: one text is asked once. */
function textKey({ tests, written = [] }: Source, question: PaperQuestion): string {
  if (question.kind === 'written')
    return written.find(({ _id }) => _id === question.writtenId)?.alternatives[0]?.question ?? '';
  const asked = tests.find(({ _id }) => _id === question.testId)?.questions[question.index];
  return asked ? originalOf(asked).question : '';
}

/** The best of a list by several numbers, the lowest first; of equals one by chance. */
function pick<T>(list: readonly T[], ranks: (one: T) => number[], random: () => number): T | undefined {
  const ranked = list.map((one) => ({ one, rank: ranks(one) }));
  const compare = (one: number[], other: number[]) =>
    one.reduce((found, number, at) => found || number - (other[at] ?? 0), 0);
  const best = ranked.reduce<number[] | null>(
    (least, { rank }) => (least === null || compare(rank, least) < 0 ? rank : least),
    null,
  );
  const equals = best === null ? [] : ranked.filter(({ rank }) => compare(rank, best) === 0);
  return equals[Math.floor(random() * equals.length)]?.one;
}

class Drawing {
  readonly #unitOf: ReadonlyMap<string, string>;
  readonly #sources: ReadonlyMap<string, Source>;
  readonly #lacking: Map<string, number>;
  readonly #marksOf = new Map<string, number>();
  readonly #asked = new Set<string>();
  readonly #random: () => number;

  constructor(paper: Pick<Paper, 'units'>, chapters: readonly Source[], random: () => number) {
    this.#unitOf = new Map(
      paper.units.flatMap(({ name, chapterIds }) => chapterIds.map((id) => [id, name] as const)),
    );
    this.#sources = new Map(chapters.map((chapter) => [chapter._id, chapter]));
    this.#lacking = new Map(paper.units.map(({ name, marks }) => [name, marks]));
    this.#random = random;
  }

  #textOf(question: PaperQuestion): string {
    const source = this.#sources.get(question.chapterId);
    return source ? textKey(source, question) : '';
  }

  /** A question for a slot: of the unit that lacks most marks, then of the chapter that has fewest. */
  take({ candidates, marks, wantsChoice }: Slot): PaperQuestion | null {
    const ranks = ({ question: { chapterId }, hasAlternatives }: Candidate) => {
      const lacking = this.#lacking.get(this.#unitOf.get(chapterId) ?? '') ?? 0;
      return [-lacking, hasAlternatives === wantsChoice ? 0 : 1, this.#marksOf.get(chapterId) ?? 0];
    };
    const free = candidates.filter(({ question }) => !this.#asked.has(this.#textOf(question)));
    const found = pick(free, ranks, this.#random);
    if (!found) return null;
    const { question, hasAlternatives } = found;
    const unit = this.#unitOf.get(question.chapterId) ?? '';
    this.#asked.add(this.#textOf(question));
    this.#lacking.set(unit, (this.#lacking.get(unit) ?? 0) - marks);
    this.#marksOf.set(question.chapterId, (this.#marksOf.get(question.chapterId) ?? 0) + marks);
    if (question.kind !== 'written') return question;
    return { ...question, hasChoice: wantsChoice && hasAlternatives };
  }
}

function slotsOf(paper: Pick<Paper, 'units' | 'sections'>, chapters: readonly Source[]): Slot[] {
  const all = chapters.flatMap(candidatesOf);
  return paper.sections.flatMap((section, sectionAt) => {
    const ids = new Set(unitsOfSection(paper, section).flatMap(({ chapterIds }) => chapterIds));
    return section.rows.flatMap(({ kind, marks, count, choices }, rowAt) => {
      const candidates = all.filter(
        ({ question }) =>
          ids.has(question.chapterId) && keyOf(question.kind, question.marks) === keyOf(kind, marks),
      );
      return Array.from({ length: count }, (_, at) => ({
        section: sectionAt,
        row: rowAt,
        kind,
        marks,
        wantsChoice: at < choices,
        candidates,
      }));
    });
  });
}

/**
 * Draws a paper: every row of its sections is filled, no question stands twice, none is extra, and each unit gets the marks of the
 * blueprint as nearly as the questions that are there allow. What the chapters lack is told.
 * @param chapters those that may be asked of; others of the blueprint are left out
 * @param random gives numbers from 0 up to, not including, 1
 */
export function drawPaper(
  paper: Pick<Paper, 'units' | 'sections'>,
  chapters: readonly Source[],
  random: () => number,
): DrawnPaper {
  const drawing = new Drawing(paper, chapters, random);
  const slots = slotsOf(paper, chapters);
  const taken = new Map<Slot, PaperQuestion>();
  // The largest first, for the many single marks even out what units lack; of equals the rarest.
  const order = slots.toSorted(
    (one, other) => other.marks - one.marks || one.candidates.length - other.candidates.length,
  );
  const missing = new Map<string, MissingQuestions>();
  for (const slot of order) {
    const question = drawing.take(slot);
    if (question) taken.set(slot, question);
    else {
      const section = paper.sections[slot.section]?.name ?? '';
      const key = `${slot.section} ${keyOf(slot.kind, slot.marks)}`;
      const { kind, marks } = slot;
      const count = (missing.get(key)?.count ?? 0) + 1;
      missing.set(key, { section, kind, marks, count });
    }
  }
  const sections = paper.sections.map(({ name, title }, at) => ({
    name,
    title,
    questions: slots.flatMap((slot) => (slot.section === at ? (taken.get(slot) ?? []) : [])),
  }));
  return { sections, missing: [...missing.values()] };
}
