import type { Difficulty } from './items/difficulty.ts';
import type { Paper, PaperRowKind } from './items/paper.ts';
import type { Candidate, Likeness, PaperQuestion } from './papers.candidates.ts';
import { singlesOfUnit } from './papers.rules.ts';

/** One question of a blueprint, to be drawn. */
export type Slot = {
  section: number;
  /** Identifies a paper's row. */
  row: string;
  kind: PaperRowKind;
  marks: number;
  wantsChoice: boolean;
  /** The preferred difficulty of its question; null for any. */
  difficulty: Difficulty | null;
  candidates: readonly Candidate[];
};

/** How many marks of a paper call for one figure: 80 marks for three, as the board shows, and 20 for one. */
const marksPerFigure = 30;
/** While figures are missing, this share of the remaining questions must have one: one in four. */
const slotsPerFigure = 4;

/** Weights of faults: a missing question weighs most. */
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

/** The first non-empty list, else the last. */
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

/** One attempt to draw a whole paper, slot by slot. */
export class PaperAttempt {
  readonly taken = new Map<Slot, PaperQuestion>();
  readonly #unitOf: ReadonlyMap<string, string>;
  readonly #lacking = new Counts();
  readonly #marksOf = new Counts();
  readonly #inRow = new Counts();
  readonly #asked: Candidate[] = [];
  readonly #texts = new Set<string>();
  readonly #singles: ReadonlyMap<string, number>;
  readonly #random: () => number;
  readonly #ages: ReadonlyMap<string, number>;
  readonly #likeness: Likeness;
  #faults = 0;
  #figuresLacking: number;
  #slotsLeft: number;

  /**
   * @param ages how many papers ago a question was asked, by its key
   * @param figuresMax how many figures the chapters have
   * @param slots the number of questions to draw
   */
  constructor(
    paper: Pick<Paper, 'units' | 'sections'>,
    { random, ages, likeness, figuresMax, slots }: Chances,
  ) {
    const { units } = paper;
    this.#singles = new Map(units.map((unit) => [unit.name, singlesOfUnit(paper, unit)]));
    this.#unitOf = new Map(
      units.flatMap(({ name, chapterIds }) => chapterIds.map((id) => [id, name] as const)),
    );
    for (const { name, marks } of units) this.#lacking.add(name, marks);
    this.#random = random;
    this.#ages = ages;
    this.#likeness = likeness;
    const figures = Math.ceil(units.reduce((sum, { marks }) => sum + marks, 0) / marksPerFigure);
    this.#slotsLeft = slots;
    this.#figuresLacking = Math.min(figures, figuresMax);
  }

  #unit = ({ question }: Candidate): string => this.#unitOf.get(question.chapterId) ?? '';

  /** Questions that no paper asked, else the least recently asked. */
  #freshest(list: readonly Candidate[]): readonly Candidate[] {
    const ageOf = ({ question }: Candidate) => this.#ages.get(question.key) ?? Number.POSITIVE_INFINITY;
    const oldest = list.reduce((age, one) => Math.max(age, ageOf(one)), 0);
    return list.filter((one) => ageOf(one) === oldest);
  }

  #isAlike = (one: Candidate): boolean => this.#asked.some((other) => this.#likeness.areAlike(one, other));

  /**
   * The candidates for a slot: those that keep the units' marks exact and leave each unit its questions of one
   * mark, then other fitting ones.
   */
  #pool({ candidates, marks, wantsChoice }: Slot): readonly Candidate[] {
    const free = candidates.filter(({ texts }) => !texts.some((text) => this.#texts.has(text)));
    const exact = free.filter((one) => this.#lacking.get(this.#unit(one)) >= marks);
    const isWanted = ({ hasAlternatives }: Candidate) => !wantsChoice || hasAlternatives;
    const leavesSingles = (one: Candidate) =>
      marks === 1 || this.#lacking.get(this.#unit(one)) - marks >= (this.#singles.get(this.#unit(one)) ?? 0);
    return firstFilled(
      () => exact.filter((one) => isWanted(one) && leavesSingles(one)),
      () => exact.filter(isWanted),
      () => exact,
      () => free.filter(isWanted),
      () => free,
    );
  }

  /** The last questions of a paper make up for missing figures. */
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

  /** Chooses randomly: a unit by its missing marks, then its chapter by what was asked, then a question. */
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
      // Saves questions with a choice for the rows that offer one.
      ({ hasAlternatives, hasFigure }) =>
        (hasAlternatives && !wantsChoice ? 0.3 : 1) * (hasFigure && this.#figuresLacking > 0 ? 3 : 1),
      this.#random,
    );
  }

  /** Draws a question, preferably not the same exercise as another one with different numbers. */
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

  /** The paper's total of faults; 0 is perfect. */
  get faults(): number {
    const unevenMarks = this.#lacking.values().reduce((sum, lacking) => sum + Math.abs(lacking), 0);
    const figures = Math.max(0, this.#figuresLacking);
    return this.#faults + unevenMarks * faultWeights.unitMark + figures * faultWeights.figure;
  }
}
