import type { Difficulty } from './items/difficulty.ts';
import type { Paper, PaperRowKind } from './items/paper.ts';
import type { Candidate, Likeness, PaperQuestion } from './papers.candidates.ts';

/** One question of a blueprint that is to be drawn. */
export type Slot = {
  section: number;
  /** Of its section: the rows of a paper are told apart by it. */
  row: string;
  kind: PaperRowKind;
  marks: number;
  wantsChoice: boolean;
  /** That its question has, as far as there is one; null for any. */
  difficulty: Difficulty | null;
  candidates: readonly Candidate[];
};

/** A board's paper of 80 marks has at least three figures; a part of one, such as Economics, may have none. */
const marksPerFigure = 25;
/** Among so many questions for each figure that is lacking there is one with a figure. */
const slotsPerFigure = 4;

/** What a fault counts: a question that is missing counts most. */
const faultWeights = { missing: 1000, unitMark: 100, choice: 20, figure: 3, alike: 1 };

function pickWeighted<T>(
  list: readonly T[],
  weightOf: (one: T) => number,
  random: () => number,
): T | undefined {
  const weights = list.map(weightOf);
  let left = random() * weights.reduce((sum, weight) => sum + weight, 0);
  for (const [at, weight] of weights.entries()) {
    left -= weight;
    if (left < 0) return list[at];
  }
  return list.at(-1);
}

/** The first of these lists that has something in it, else the last. */
function firstFilled<T>(...lists: (() => readonly T[])[]): readonly T[] {
  let found: readonly T[] = [];
  for (const list of lists) {
    found = list();
    if (found.length > 0) break;
  }
  return found;
}

class Counts {
  readonly #counts = new Map<string, number>();
  get = (name: string): number => this.#counts.get(name) ?? 0;
  add(name: string, count: number): void {
    this.#counts.set(name, this.get(name) + count);
  }
  values = () => [...this.#counts.values()];
}

type Chances = {
  random: () => number;
  ages: ReadonlyMap<string, number>;
  likeness: Likeness;
  figuresMax: number;
  slots: number;
};

/** One drawing of a whole paper, slot by slot. */
export class PaperAttempt {
  readonly taken = new Map<Slot, PaperQuestion>();
  readonly #unitOf: ReadonlyMap<string, string>;
  readonly #lacking = new Counts();
  readonly #marksOf = new Counts();
  readonly #inRow = new Counts();
  readonly #asked: Candidate[] = [];
  readonly #texts = new Set<string>();
  readonly #random: () => number;
  readonly #ages: ReadonlyMap<string, number>;
  readonly #likeness: Likeness;
  #faults = 0;
  #figuresLacking: number;
  #slotsLeft: number;

  /**
   * @param ages how many papers ago a question was asked, by its key
   * @param figuresMax how many figures the chapters have
   * @param slots how many questions are to be drawn
   */
  constructor({ units }: Pick<Paper, 'units'>, { random, ages, likeness, figuresMax, slots }: Chances) {
    this.#unitOf = new Map(
      units.flatMap(({ name, chapterIds }) => chapterIds.map((id) => [id, name] as const)),
    );
    for (const { name, marks } of units) this.#lacking.add(name, marks);
    this.#random = random;
    this.#ages = ages;
    this.#likeness = likeness;
    const figures = Math.floor(units.reduce((sum, { marks }) => sum + marks, 0) / marksPerFigure);
    this.#slotsLeft = slots;
    this.#figuresLacking = Math.min(figures, figuresMax);
  }

  #unit = ({ question }: Candidate): string => this.#unitOf.get(question.chapterId) ?? '';

  /** What was never asked in a paper, else what was asked longest ago. */
  #freshest(list: readonly Candidate[]): readonly Candidate[] {
    const ageOf = ({ question }: Candidate) => this.#ages.get(question.key) ?? Number.POSITIVE_INFINITY;
    const oldest = list.reduce((age, one) => Math.max(age, ageOf(one)), 0);
    return list.filter((one) => ageOf(one) === oldest);
  }

  #isAlike = (one: Candidate): boolean => this.#asked.some((other) => this.#likeness.areAlike(one, other));

  /** The questions that a slot may have: those that keep the marks of the units exact, then those that fit otherwise. */
  #pool({ candidates, marks, wantsChoice }: Slot): readonly Candidate[] {
    const free = candidates.filter(({ texts }) => !texts.some((text) => this.#texts.has(text)));
    const exact = free.filter((one) => this.#lacking.get(this.#unit(one)) >= marks);
    const isWanted = ({ hasAlternatives }: Candidate) => !wantsChoice || hasAlternatives;
    return firstFilled(
      () => exact.filter(isWanted),
      () => exact,
      () => free.filter(isWanted),
      () => free,
    );
  }

  /** The last questions of a paper make up for the figures that are lacking. */
  #withFigures(pool: readonly Candidate[]): readonly Candidate[] {
    const isNeeded = this.#slotsLeft <= slotsPerFigure * this.#figuresLacking;
    return firstFilled(
      () => pool.filter(({ hasFigure }) => isNeeded && hasFigure),
      () => pool,
    );
  }

  #ofDifficulty(pool: readonly Candidate[], { difficulty }: Slot): readonly Candidate[] {
    if (difficulty === null) return pool;
    return firstFilled(
      () => pool.filter((one) => one.difficulty === difficulty),
      () => pool,
    );
  }

  /** A unit by what it lacks, a chapter of it by what it was asked, then a question: each by chance. */
  #choose(pool: readonly Candidate[], slot: Slot): Candidate | undefined {
    const { row, wantsChoice } = slot;
    const fresh = this.#freshest(this.#ofDifficulty(this.#withFigures(pool), slot));
    const unit = pickWeighted(
      [...new Set(fresh.map(this.#unit))],
      (name) => Math.max(this.#lacking.get(name), 0.5) / (1 + this.#inRow.get(`${row} ${name}`)),
      this.#random,
    );
    const ofUnit = fresh.filter((one) => this.#unit(one) === unit);
    const chapter = pickWeighted(
      [...new Set(ofUnit.map(({ question }) => question.chapterId))],
      (id) => 1 / (1 + this.#marksOf.get(id)) ** 2 / (1 + 3 * this.#inRow.get(`${row} ${id}`)),
      this.#random,
    );
    return pickWeighted(
      ofUnit.filter(({ question }) => question.chapterId === chapter),
      // A question with a choice is saved for the rows that offer one.
      ({ hasAlternatives, hasFigure }) =>
        (hasAlternatives && !wantsChoice ? 0.3 : 1) * (hasFigure && this.#figuresLacking > 0 ? 3 : 1),
      this.#random,
    );
  }

  /** A question that is no other one of the paper with new numbers, as far as there is one. */
  #draw(slot: Slot): Candidate | undefined {
    let pool = this.#pool(slot);
    const first = this.#choose(pool, slot);
    let found = first;
    while (found !== undefined && this.#isAlike(found)) {
      const alike = found;
      pool = pool.filter((one) => one !== alike);
      found = this.#choose(pool, slot);
    }
    if (found === undefined && first !== undefined) this.#faults += faultWeights.alike;
    return found ?? first;
  }

  fill(slot: Slot): void {
    const found = this.#draw(slot);
    this.#slotsLeft--;
    if (!found) {
      this.#faults += faultWeights.missing;
      return;
    }
    const { question, hasAlternatives, texts, hasFigure } = found;
    const { row, marks, wantsChoice } = slot;
    const unit = this.#unit(found);
    this.#asked.push(found);
    for (const text of texts) this.#texts.add(text);
    if (hasFigure) this.#figuresLacking--;
    if (wantsChoice && !hasAlternatives) this.#faults += faultWeights.choice;
    this.#lacking.add(unit, -marks);
    this.#marksOf.add(question.chapterId, marks);
    this.#inRow.add(`${row} ${unit}`, 1);
    this.#inRow.add(`${row} ${question.chapterId}`, 1);
    const hasChoice = wantsChoice && hasAlternatives;
    this.taken.set(slot, question.kind === 'written' ? { ...question, hasChoice } : question);
  }

  /** What is wrong with the paper as a number: 0 for one without a fault. */
  get faults(): number {
    const unevenMarks = this.#lacking.values().reduce((sum, lacking) => sum + Math.abs(lacking), 0);
    const figures = Math.max(0, this.#figuresLacking);
    return this.#faults + unevenMarks * faultWeights.unitMark + figures * faultWeights.figure;
  }
}
