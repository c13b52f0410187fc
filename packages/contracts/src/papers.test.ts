import { expect, it } from 'vitest';
import type { Test, Written } from './content.ts';
import { isAskedByBoard } from './extra.rules.ts';
import type { Paper, PaperRow, PaperSection, PaperUnit } from './items/paper.ts';
import type { Question } from './items/question.ts';
import { type DrawnPaper, drawPaper } from './papers.compose.ts';
import {
  marksByUnit,
  paperFault,
  paperFaults,
  paperMarks,
  paperQuestionCount,
  unitMarksSum,
} from './papers.rules.ts';

const row = (kind: PaperRow['kind'], marks: number, count: number, choices = 0): PaperRow => ({
  kind,
  marks,
  count,
  choices,
});

const numbers: PaperUnit = { name: 'Numbers', marks: 6, chapterIds: ['a'] };
const sectionA: PaperSection = {
  name: 'A',
  title: '',
  units: [],
  rows: [row('choice', 1, 18), row('assertionReason', 1, 2)],
};

/** The board's pattern of Mathematics. */
const blueprint: Pick<Paper, 'units' | 'sections'> = {
  units: [
    numbers,
    { name: 'Algebra', marks: 20, chapterIds: ['b', 'c'] },
    { name: 'Geometry', marks: 54, chapterIds: ['d', 'e', 'f'] },
  ],
  sections: [
    sectionA,
    { name: 'B', title: '', units: [], rows: [row('written', 2, 5, 2)] },
    { name: 'C', title: '', units: [], rows: [row('written', 3, 6, 2)] },
    { name: 'D', title: '', units: [], rows: [row('written', 5, 4, 2)] },
    { name: 'E', title: '', units: [], rows: [row('case', 4, 3)] },
  ],
};

const choice = (question: string): Question => ({
  question,
  options: ['1', '2'],
  correctAnswer: 0,
  difficulty: 'easy',
});
const statement = (text: string): Question => ({
  ...choice(text),
  kind: 'assertionReason',
  statements: { assertion: text, reason: text },
});
const caseOf = (passage: string): Question[] =>
  [1, 2, 3, 4].map((n) => ({ ...choice(`${passage}${n}`), kind: 'case', case: { passage, ask: String(n) } }));

function written(id: string, marks: number, isChoice: boolean): Written {
  const one = (name: string) => ({
    question: `${id} ${name}`,
    parts: [{ model: 'm', groups: [{ points: [{ text: 'p', halves: marks * 2 }] }] }],
  });
  const alternatives = isChoice ? [one('A'), one('B')] : [one('A')];
  return { _id: id, chapter: { _id: 'x' }, marks, alternatives };
}

function chapter(_id: string) {
  const questions = [
    ...Array.from({ length: 15 }, (_, at) => choice(`${_id} choice ${at}`)),
    ...[1, 2, 3].map((n) => statement(`${_id} statement ${n}`)),
    ...caseOf(`${_id} case one`),
    ...caseOf(`${_id} case two`),
  ];
  const test: Test = {
    _id: `${_id}-t`,
    title: 't',
    chapter: { _id },
    timeLimit: 1,
    passingScore: 40,
    questions,
  };
  const list = [2, 3, 5].flatMap((marks) =>
    [0, 1, 2, 3].map((n) => written(`${_id}-${marks}-${n}`, marks, n === 0)),
  );
  return { _id, tests: [test], written: list };
}
const chapters = ['a', 'b', 'c', 'd', 'e', 'f'].map(chapter);

function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}
const questionsOf = ({ sections }: DrawnPaper) => sections.flatMap(({ questions }) => questions);
const marked = (drawn: DrawnPaper) =>
  questionsOf(drawn).map(({ chapterId, marks }) => ({ chapterId, halves: 0, outOfHalves: marks * 2 }));

it('a drawn board paper always has the questions and the marks of its blueprint', () => {
  expect([paperQuestionCount(blueprint), paperMarks(blueprint), unitMarksSum(blueprint)]).toEqual([
    38, 80, 80,
  ]);
  for (let seed = 1; seed <= 40; seed++) {
    const drawn = drawPaper(blueprint, chapters, randomFrom(seed));
    expect(drawn.missing).toEqual([]);
    expect(questionsOf(drawn)).toHaveLength(38);
    for (const unit of marksByUnit(blueprint, marked(drawn)))
      expect(unit.outOfHalves, unit.name).toBe(unit.boardMarks * 2);
  }
});

it('a drawn board paper asks no question twice', () => {
  const drawn = drawPaper(blueprint, chapters, randomFrom(7));
  const keys = questionsOf(drawn).map((question) =>
    question.kind === 'written' ? question.writtenId : `${question.testId} ${question.index}`,
  );
  expect(new Set(keys).size).toBe(keys.length);
});

it('a drawn board paper offers A or B in as many questions as the blueprint says, and a case as one question', () => {
  const drawn = drawPaper(blueprint, chapters, randomFrom(3));
  const choices = drawn.sections.map(
    ({ questions }) =>
      questions.filter((question) => question.kind === 'written' && question.hasChoice).length,
  );
  expect(choices).toEqual([0, 2, 2, 2, 0]);
  expect(drawn.sections.at(-1)?.questions).toMatchObject([{ count: 4 }, { count: 4 }, { count: 4 }]);
});

it('a drawn board paper differs the next time', () => {
  const one = drawPaper(blueprint, chapters, randomFrom(1));
  expect(drawPaper(blueprint, chapters, randomFrom(2))).not.toEqual(one);
});

it('a drawn board paper takes the questions of a section from the units that it names', () => {
  const sections = [{ ...sectionA, units: ['Algebra'] }];
  const drawn = drawPaper({ ...blueprint, sections }, chapters, randomFrom(1));
  expect(new Set(questionsOf(drawn).map(({ chapterId }) => chapterId))).toEqual(new Set(['b', 'c']));
});

it('a drawn board paper never asks extra content: no question, no written question, no case with an extra question', () => {
  const extra = { isExtra: true };
  const [first, ...others] = chapters;
  const withExtras = [first, ...others].flatMap((each) => {
    if (!each) return [];
    const tests = each.tests.map((test) => ({
      ...test,
      questions: test.questions.map((question, at) =>
        at % 5 === 0 || question.case?.ask === '3' ? { ...question, ...extra } : question,
      ),
    }));
    return [
      { ...each, tests, written: each.written.map((one, at) => (at % 2 ? one : { ...one, ...extra })) },
    ];
  });
  for (let seed = 1; seed <= 100; seed++) {
    const drawn = drawPaper(blueprint, withExtras, randomFrom(seed));
    for (const question of questionsOf(drawn)) {
      const source = withExtras.find(({ _id }) => _id === question.chapterId);
      const asked =
        question.kind === 'written'
          ? source?.written.filter(({ _id }) => _id === question.writtenId)
          : source?.tests[0]?.questions.slice(question.index, question.index + question.count);
      expect(asked?.length).toBeGreaterThan(0);
      expect(asked?.every(isAskedByBoard)).toBe(true);
    }
    expect(drawn.missing).toContainEqual({ section: 'E', kind: 'case', marks: 4, count: 3 });
  }
});

it('a drawn board paper reports missing questions, and draws the rest', () => {
  const drawn = drawPaper(blueprint, chapters.slice(0, 1), randomFrom(1));
  expect(drawn.missing).toEqual(
    [
      { section: 'C', kind: 'written', marks: 3, count: 2 },
      { section: 'B', kind: 'written', marks: 2, count: 1 },
      { section: 'E', kind: 'case', marks: 4, count: 1 },
      { section: 'A', kind: 'choice', marks: 1, count: 3 },
    ].toSorted((one, other) => other.marks - one.marks),
  );
  expect(questionsOf(drawn)).toHaveLength(31);
});

it.each([
  [
    'two units of one name',
    { units: [...blueprint.units, { ...numbers, chapterIds: [] }] },
    /two units named 'Numbers'/,
  ],
  ['a chapter in two units', { units: [...blueprint.units, { ...numbers, name: 'More' }] }, /one unit only/],
  ['two sections of one name', { sections: [...blueprint.sections, sectionA] }, /two sections named 'A'/],
  ['an unknown unit', { sections: [{ ...sectionA, units: ['Chaos'] }] }, /names the unit 'Chaos'/],
  ['a choice of 2 marks', { sections: [{ ...sectionA, rows: [row('choice', 2, 1)] }] }, /1 mark each/],
  ['a case of 1 mark', { sections: [{ ...sectionA, rows: [row('case', 1, 1)] }] }, /2 to 5 marks/],
  [
    'more difficulties than questions',
    { sections: [{ ...sectionA, rows: [{ ...row('choice', 1, 2), difficulties: { easy: 2, hard: 1 } }] }] },
    /more easy, medium and hard questions than questions/,
  ],
  [
    'a difficulty of written questions',
    { sections: [{ ...sectionA, rows: [{ ...row('written', 2, 2), difficulties: { easy: 1 } }] }] },
    /only questions with options/,
  ],
  [
    'marks of a chapter of another unit',
    { units: [{ ...numbers, chapterMarks: { b: [1] } }] },
    /which marks a chapter has that is not one of its own/,
  ],
  [
    'more choices than questions',
    { sections: [{ ...sectionA, rows: [row('written', 2, 1, 2)] }] },
    /more questions than it has/,
  ],
])('a blueprint with %s is rejected', (_, change, sentence) => {
  expect(paperFault({ ...blueprint, ...change })).toMatch(sentence);
});
it('a blueprint reports the place of every error', () => {
  const sections = [{ ...sectionA, rows: [row('choice', 1, 1), row('case', 1, 1)] }, sectionA];
  const units = [numbers, { ...numbers, name: 'More' }];
  expect(paperFaults({ units, sections }).map(({ path }) => path.join('.'))).toEqual([
    'units.1.chapterIds',
    'sections.1.name',
    'sections.0.rows.1.marks',
  ]);
});
it('a blueprint can be saved while its sums differ', () => {
  expect(paperFault({ ...blueprint, units: blueprint.units.slice(0, 1) })).toBeNull();
});
