import { type Candidate, candidatesOf, Likeness } from '@repo/contracts/papers.candidates';
import { drawPaper, type PaperQuestion } from '@repo/contracts/papers.compose';
import { mayGive, unitsOfSection } from '@repo/contracts/papers.rules';
import { describe, expect, it } from 'vitest';
import { starterLibrary } from '#src/testing/starter-library.ts';

const { subjects, papers = [] } = await starterLibrary();
const sources = subjects.flatMap(({ chapters }) =>
  chapters.map(({ id, tests, written }) => ({
    _id: id,
    tests: tests.map((test) => ({ ...test, _id: test.id, chapter: { _id: id } })),
    written: written.map((one) => ({ ...one, _id: one.id, chapter: { _id: id } })),
  })),
);
type LibraryPaper = (typeof papers)[number];

/** Deterministic random numbers from 0 to 1 (mulberry32), so that papers are the same each time. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const chaptersOf = ({ units }: LibraryPaper) =>
  sources.filter(({ _id }) => units.some(({ chapterIds }) => chapterIds.includes(_id)));

/** Simulates a student sitting this many papers in a row. */
function sit(paper: LibraryPaper, student: number, count = 10): Drawn[] {
  const chapters = chaptersOf(paper);
  const sat: string[][] = [];
  return Array.from({ length: count }, (_, turn) => {
    const drawn = drawPaper(paper, chapters, randomFrom(student * 1000 + turn), sat);
    sat.push(questionsOf(drawn).map(({ key }) => key));
    return drawn;
  });
}
type Drawn = ReturnType<typeof drawPaper>;
const questionsOf = ({ sections }: Drawn): PaperQuestion[] => sections.flatMap(({ questions }) => questions);
const sumOf = (questions: readonly PaperQuestion[]) => questions.reduce((sum, { marks }) => sum + marks, 0);

/**
 * The rows of a paper with the questions that fit each; a row in which every question has a choice needs
 * questions with one.
 */
function rowsOf(paper: LibraryPaper) {
  const all = chaptersOf(paper).flatMap(candidatesOf);
  return paper.sections.flatMap((section) => {
    const ids = unitsOfSection(paper, section).flatMap(({ chapterIds }) => chapterIds);
    return section.rows.map((row) => ({
      row,
      fitting: all.filter(
        ({ question, hasAlternatives }: Candidate) =>
          ids.includes(question.chapterId) &&
          question.kind === row.kind &&
          question.marks === row.marks &&
          mayGive(paper, question.chapterId, question.marks) &&
          (hasAlternatives || row.choices < row.count),
      ),
    }));
  });
}

describe.each(papers)('the papers drawn from $name', (paper) => {
  const unitOf = new Map(paper.units.flatMap(({ name, chapterIds }) => chapterIds.map((id) => [id, name])));
  const candidateOf = new Map(
    rowsOf(paper).flatMap(({ fitting }) => fitting.map((one) => [one.question.key, one] as const)),
  );
  const likeness = new Likeness();

  function expectPattern(drawn: Drawn): void {
    const questions = questionsOf(drawn);
    const marksOf = (unit: string) =>
      sumOf(questions.filter(({ chapterId }) => unitOf.get(chapterId) === unit));
    const offered = paper.sections.map(({ rows }, at) =>
      rows.map(
        ({ kind, marks }) =>
          drawn.sections[at]?.questions.filter(
            (one) => one.kind === 'written' && one.kind === kind && one.marks === marks && one.hasChoice,
          ).length,
      ),
    );
    expect(drawn.missing).toEqual([]);
    expect(offered).toEqual(paper.sections.map(({ rows }) => rows.map(({ choices }) => choices)));
    expect(paper.units.map(({ name }) => [name, marksOf(name)])).toEqual(
      paper.units.map(({ name, marks }) => [name, marks]),
    );
    expect(questions.filter(({ key }) => candidateOf.get(key)?.hasFigure).length).toBeGreaterThanOrEqual(
      sumOf(questions) === 80 ? 3 : 1,
    );
    const asked = questions.flatMap(({ key }) => candidateOf.get(key) ?? []);
    expect(asked.filter((one, at) => asked.slice(0, at).some((of) => likeness.areAlike(one, of)))).toEqual(
      [],
    );
  }

  /** Expects that any two consecutive papers share at most ten marks, and that no case repeats within ten. */
  function expectFresh(ten: readonly Drawn[]): void {
    const keysOf = (drawn: Drawn) => new Set(questionsOf(drawn).map(({ key }) => key));
    for (const [at, drawn] of ten.slice(1).entries()) {
      const before = keysOf(ten[at] ?? drawn);
      expect(sumOf(questionsOf(drawn).filter(({ key }) => before.has(key)))).toBeLessThanOrEqual(10);
    }
    for (const { fitting } of rowsOf(paper).filter(({ row: { marks } }) => marks === 4)) {
      const keys = new Set(fitting.map(({ question }) => question.key));
      const asked = ten.flatMap(questionsOf).filter(({ key }) => keys.has(key));
      expect(new Set(asked.map(({ key }) => key)).size).toBe(asked.length);
    }
  }

  const firstTen = Array.from({ length: 10 }, (_, student) => student + 1);

  it("the papers drawn from $name follow the board's pattern, ask no exercise twice and repeat no case in ten in a row", () => {
    for (const student of firstTen) {
      const ten = sit(paper, student);
      for (const drawn of ten) expectPattern(drawn);
      expectFresh(ten);
    }
  });

  it('the papers drawn from $name use every question that fits, and none too often, in 500 papers', {
    tags: ['nightly'],
  }, () => {
    const others = Array.from({ length: 30 }, (_, student) => sit(paper, student + 1));
    for (const ten of others.slice(firstTen.length)) {
      for (const drawn of ten) expectPattern(drawn);
      expectFresh(ten);
    }
    const times = new Map<string, number>();
    // Separate students may not meet every question; a student who continues meets all of them.
    const all = [...others.flat(), ...sit(paper, 31, 200)];
    for (const { key } of all.flatMap(questionsOf)) times.set(key, (times.get(key) ?? 0) + 1);
    for (const { row, fitting } of rowsOf(paper)) {
      const never = fitting.filter(({ question }) => !times.has(question.key));
      expect(never.map(({ texts }) => texts[0])).toEqual([]);
      const share = Math.min(1, Math.max(0.4, (3 * row.count) / fitting.length));
      const often = fitting.filter(({ question }) => (times.get(question.key) ?? 0) > share * all.length);
      expect(often.map(({ texts }) => texts[0])).toEqual([]);
    }
  });
});
