import { expect, it } from 'vitest';
import type { Written } from './content.ts';
import type { Paper, PaperRow } from './items/paper.ts';
import { drawPaper, type PaperSource } from './papers.compose.ts';

const chapterId = 'light';

/** A paper with one unit and one section with one row. */
const paperOf = (row: Partial<PaperRow> & { count: number }): Pick<Paper, 'units' | 'sections'> => {
  const { kind = 'written', marks = 2, choices = 0 } = row;
  return {
    units: [{ name: 'Light', marks: marks * row.count, chapterIds: [chapterId] }],
    sections: [{ name: 'A', title: '', units: [], rows: [{ kind, marks, count: row.count, choices }] }],
  };
};

const written = (_id: string, ...questions: string[]): Written => ({
  _id,
  chapter: { _id: chapterId },
  marks: 2,
  alternatives: questions.map((question) => ({
    question,
    parts: [{ model: 'm', groups: [{ points: [{ text: 'p', halves: 4 }] }] }],
  })),
});
const chapterWith = (list: Written[]): PaperSource[] => [{ _id: chapterId, tests: [], written: list }];

/** Reproducible random numbers from 0 to 1. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}
const papers = <T>(draw: (random: () => number) => T): T[] =>
  Array.from({ length: 40 }, (_, seed) => draw(randomFrom(seed + 1)));
const idsOf = ({ sections }: ReturnType<typeof drawPaper>) =>
  sections.flatMap(({ questions }) =>
    questions.flatMap((question) => (question.kind === 'written' ? [question.writtenId] : [])),
  );

it('a drawn paper places the question with a choice anywhere among those of its row', () => {
  const list = ['one', 'two', 'three', 'four'].map((name) => written(name, `${name} A`, `${name} B`));
  const places = papers((random) =>
    drawPaper(paperOf({ count: 4, choices: 1 }), chapterWith(list), random).sections[0]?.questions.findIndex(
      (question) => question.kind === 'written' && question.hasChoice,
    ),
  );
  expect(new Set(places)).toEqual(new Set([0, 1, 2, 3]));
});

it('a drawn paper never asks a question that is also the second alternative of another one', () => {
  const list = [
    written('pair', 'Define a ray.', 'Define a beam.'),
    written('beam', 'Define a beam.'),
    written('lens', 'Define a lens.'),
  ];
  const drawn = papers((random) =>
    idsOf(drawPaper(paperOf({ count: 2, choices: 1 }), chapterWith(list), random)),
  );
  for (const ids of drawn) expect(ids.toSorted()).not.toEqual(['beam', 'pair']);
});

it('a drawn paper asks an exercise once, not again with different numbers', () => {
  const list = [
    written('first', 'Find the power of a lens of focal length 25 cm.'),
    written('second', 'Find the power of a lens of focal length 40 cm.'),
    written('other', 'Name two uses of a concave mirror at home.'),
  ];
  const drawn = papers((random) => idsOf(drawPaper(paperOf({ count: 2 }), chapterWith(list), random)));
  for (const ids of drawn) expect(ids).toContain('other');
});

it('a drawn paper repeats an exercise with different numbers before it leaves a row short', () => {
  const list = [
    written('first', 'Find the power of a lens of focal length 25 cm.'),
    written('second', 'Find the power of a lens of focal length 40 cm.'),
  ];
  const { missing } = drawPaper(paperOf({ count: 2 }), chapterWith(list), randomFrom(1));
  expect(missing).toEqual([]);
});

it('a drawn paper asks only for marks that a unit allows its chapter', () => {
  const blueprint = paperOf({ count: 1 });
  const units = blueprint.units.map((unit) => ({ ...unit, chapterMarks: { [chapterId]: [1, 3] } }));
  const { missing } = drawPaper({ ...blueprint, units }, chapterWith([written('one', 'one')]), randomFrom(1));
  expect(missing).toEqual([{ section: 'A', kind: 'written', marks: 2, count: 1 }]);
});

it('a drawn paper asks as many easy, medium and hard questions as a row specifies, if available', () => {
  const blueprint = paperOf({ kind: 'choice', marks: 1, count: 5 });
  const sections = blueprint.sections.map((section) => ({
    ...section,
    rows: section.rows.map((row) => ({ ...row, difficulties: { easy: 2, medium: 1, hard: 2 } })),
  }));
  const questions = Array.from({ length: 30 }, (_, at) => ({
    ...{ question: String.fromCodePoint(97 + at).repeat(3), options: ['1', '2'], correctAnswer: 0 },
    difficulty: (['easy', 'medium', 'hard'] as const)[at === 0 ? 2 : at % 2] ?? 'easy',
  }));
  const test = {
    _id: 't',
    title: 't',
    chapter: { _id: chapterId },
    timeLimit: 1,
    passingScore: 40,
    questions,
  };
  const source = { _id: chapterId, tests: [test] };
  for (const paper of papers((random) => drawPaper({ ...blueprint, sections }, [source], random))) {
    const asked = paper.sections.flatMap((section) =>
      section.questions.map((one) => (one.kind === 'choice' ? questions[one.index]?.difficulty : null)),
    );
    expect(asked.filter((one) => one === 'hard')).toHaveLength(1);
    expect(asked.filter((one) => one === 'easy').length).toBeGreaterThanOrEqual(2);
    expect(asked.filter((one) => one === 'medium').length).toBeGreaterThanOrEqual(1);
  }
});

it('a drawn paper leaves each unit its share of the questions of one mark', () => {
  const chapters = ['light', 'sound'].map((_id) => ({
    ...{ _id, tests: [] },
    written: [5, 1].flatMap((marks) =>
      Array.from({ length: 10 }, (_, at) => ({
        ...written(`${_id} ${marks} ${at}`, `${_id}${marks}${at}`),
        marks,
      })),
    ),
  }));
  const rowOf = (marks: number, count: number) => ({ kind: 'written' as const, marks, count, choices: 0 });
  const blueprint = {
    units: chapters.map(({ _id }) => ({ name: _id, marks: 10, chapterIds: [_id] })),
    sections: [{ name: 'A', title: '', units: [], rows: [rowOf(5, 2), rowOf(1, 10)] }],
  };
  for (const ids of papers((random) => idsOf(drawPaper(blueprint, chapters, random))))
    expect(ids.filter((id) => id.startsWith('light 1'))).toHaveLength(5);
});

it('a drawn paper prefers questions that no earlier paper asked, then the least recently asked', () => {
  const list = ['one', 'two', 'three', 'four', 'five'].map((name) => written(name, name));
  for (const seed of [1, 2, 3, 4, 5]) {
    const random = randomFrom(seed);
    const sat: string[][] = [];
    const ids = [1, 2, 3].map(() => {
      const drawn = drawPaper(paperOf({ count: 2 }), chapterWith(list), random, sat);
      sat.push(drawn.sections.flatMap(({ questions }) => questions.map(({ key }) => key)));
      return idsOf(drawn);
    });
    const [first = [], second = [], third = []] = ids;
    expect(new Set([...first, ...second]).size).toBe(4);
    expect(third).toContain(list.map(({ _id }) => _id).find((id) => ![...first, ...second].includes(id)));
    expect(third.some((id) => second.includes(id))).toBe(false);
  }
});

it('a drawn paper shows three figures if its chapters have them', () => {
  const figure = '\n\n![](a-d10x10-000000000000 "A lens")';
  const list = Array.from({ length: 60 }, (_, at) =>
    written(`${at}`, `${String.fromCodePoint(97 + (at % 26)).repeat(2 + at / 26)}${at < 6 ? figure : ''}`),
  );
  const drawn = papers((random) => idsOf(drawPaper(paperOf({ count: 40 }), chapterWith(list), random)));
  for (const ids of drawn) expect(ids.filter((id) => Number(id) < 6).length).toBeGreaterThanOrEqual(3);
});
