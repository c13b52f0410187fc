import type { Chapter } from '@repo/contracts/content';
import { questionsInput } from '@repo/contracts/tests';
import { describe, expect, it } from 'vitest';
import { findChapterProblems } from '#src/content/publishing/publish-problems.ts';

const ref = { _id: 'light' };
const page = (content: string) => ({ _id: 'p', pageNumber: 1, content });
const figure = (caption: string, description: string) =>
  `![${caption}](a-lens-d360x248-0f1e2d3c4b5a "${description}")`;

/** A chapter to which nothing is to be said. */
const sound: Chapter = {
  _id: 'light',
  name: 'Light',
  subject: { _id: 'physics' },
  isLocked: false,
  isAllContentAvailable: true,
  topics: [{ _id: 't', name: 'Rays', description: '', chapter: ref, pages: [page('A $v = u + at$ ray.')] }],
  summaries: [
    { _id: 's', title: 'In short', chapter: ref, pages: [page(figure('A lens', 'Two rays meet.'))] },
  ],
  flashcards: [
    {
      _id: 'c',
      question: 'Costs \\$5?',
      answer: '$\\ce{2H2 + O2 -> 2H2O}$',
      difficulty: 'easy',
      chapter: ref,
    },
  ],
  tests: [
    {
      _id: 'q',
      title: 'Quiz',
      chapter: ref,
      timeLimit: 10,
      passingScore: 40,
      questions: [{ question: '$x^2$?', options: ['$1$', '2'], correctAnswer: 0, difficulty: 'easy' }],
    },
  ],
  memes: [],
  mindmaps: [],
};
const messagesOf = async (change: Partial<Chapter>) =>
  (await findChapterProblems({ ...sound, ...change })).map(({ list, itemId, message }) => [
    list,
    itemId,
    message,
  ]);
const [topic, summary, card, quiz] = [
  sound.topics[0],
  sound.summaries[0],
  sound.flashcards[0],
  sound.tests[0],
];

it('says nothing of a sound chapter', async () => {
  expect(await messagesOf({})).toEqual([]);
});

it('names each topic without pages, and says when there are no cards and no test', async () => {
  const topics = ['Rays', 'Lenses', 'Mirrors'].map((name, index) => ({
    ...(topic as Chapter['topics'][number]),
    _id: `t${index}`,
    name,
    pages: index === 0 ? (topic?.pages ?? []) : [],
  }));
  expect(await messagesOf({ topics, flashcards: [], tests: [] })).toEqual([
    ['topics', 't1', "The topic 'Lenses' has no pages"],
    ['topics', 't2', "The topic 'Mirrors' has no pages"],
    ['flashcards', null, 'The chapter has no flashcards'],
    ['tests', null, 'The chapter has no test'],
  ]);
});

it('quotes formulas that cannot be set, with their item, wherever they stand', async () => {
  const questions = [{ ...quiz?.questions[0], explanation: 'So $\\frac{1}$', options: ['$\\nope$', 'b'] }];
  expect(
    await messagesOf({
      flashcards: [{ ...card, answer: 'A $\\sqrt{$ root' } as Chapter['flashcards'][number]],
      tests: [{ ...quiz, questions } as Chapter['tests'][number]],
    }),
  ).toEqual([
    ['flashcards', 'c', "A formula in 'Costs \\$5?' cannot be set, students see its source: \\sqrt{"],
    ['tests', 'q', "A formula in 'Quiz, question 1' cannot be set, students see its source: \\frac{1}"],
    ['tests', 'q', "A formula in 'Quiz, question 1' cannot be set, students see its source: \\nope"],
  ]);
});

it('says what a figure lacks', async () => {
  const content = [figure('', 'Two rays.'), figure('A lens', ''), '![A lens](lens.png)'].join('\n\n');
  expect(
    await messagesOf({ summaries: [{ ...summary, pages: [page(content)] } as Chapter['summaries'][number]] }),
  ).toEqual([
    ['summaries', 's', "The figure 'a-lens-d360x248-0f1e2d3c4b5a' in 'In short' has no caption"],
    [
      'summaries',
      's',
      "The figure 'A lens' in 'In short' does not say what it shows, for those who cannot see it",
    ],
    [
      'summaries',
      's',
      "A figure in 'In short' is not written as one, students see its text: ![A lens](lens.png)",
    ],
  ]);
});

describe('the questions of a test', () => {
  const choice = { options: ['1', '2'], correctAnswer: 0, difficulty: 'easy' as const };
  const ask = (text: string, passage: string) => ({ ...choice, case: { passage, ask: text } });
  const problemsOf = (questions: object[]) => {
    const test = { ...quiz, questions: questionsInput.parse(questions) } as Chapter['tests'][number];
    return messagesOf({ tests: [test] });
  };

  it('are named where a case has only one, and where two cases have become one that is too long', async () => {
    const torn = [
      { ...choice, question: 'Q' },
      ask('a', 'P'),
      { ...choice, question: 'R' },
      ask('b', 'P'),
      ask('c', 'P'),
    ];
    expect(await problemsOf(torn)).toEqual([
      ['tests', 'q', "Question 2 of 'Quiz' is the only one of its case: a case has 2 to 5 questions"],
    ]);
    const six = questionsInput.parse(['a', 'b', 'c'].map((text) => ask(text, 'P')));
    const test = { ...quiz, questions: [...six, ...six] } as Chapter['tests'][number];
    expect(await messagesOf({ tests: [test] })).toEqual([
      ['tests', 'q', "Questions 1 to 6 of 'Quiz' are one case: a case has 2 to 5 questions"],
    ]);
  });

  it('have a fault in the text of their case named once, and others in the text that has it', async () => {
    const faulty = [
      ask('a $\\one$', 'P $\\nope$'),
      ask('b', 'P $\\nope$'),
      { correctAnswer: 0, statements: { assertion: 'A $\\two$', reason: 'R' } },
    ];
    const says = (name: string, source: string) => [
      'tests',
      'q',
      `A formula in 'Quiz, ${name}' cannot be set, students see its source: ${source}`,
    ];
    expect(await problemsOf(faulty)).toEqual([
      says('questions 1 to 2', '\\nope'),
      says('question 1', '\\one'),
      says('question 3', '\\two'),
    ]);
  });
});

const answer = (halves: number[], more: { pick?: number; model?: string; question?: string } = {}) => ({
  question: more.question ?? 'Why does it bend?',
  parts: [
    {
      model: more.model ?? 'It is slower in glass.',
      groups: [
        {
          points: halves.map((each, at) => ({ text: `point ${at + 1}`, halves: each })),
          ...(more.pick === undefined ? {} : { pick: more.pick }),
        },
      ],
    },
  ],
});
const written = (marks: number, ...alternatives: ReturnType<typeof answer>[]) => ({
  written: [{ _id: 'w', chapter: ref, marks, alternatives }],
});

it('says where the points of a written question do not add up, and of which alternative', async () => {
  expect(await messagesOf(written(3, answer([2, 2, 2])))).toEqual([]);
  expect(await messagesOf(written(3, answer([2, 3])))).toEqual([
    ['written', 'w', "The points of 'Why does it bend?' add up to 2½ of 3 marks"],
  ]);
  expect(await messagesOf(written(1, answer([2]), answer([1])))).toEqual([
    ['written', 'w', "The points of 'Why does it bend?', alternative B add up to ½ of 1 mark"],
  ]);
});

it('says where more points are asked for than there are, and where the model answer is missing', async () => {
  expect(await messagesOf(written(2, answer([2, 2], { pick: 3 })))).toEqual([
    ['written', 'w', "'Why does it bend?' asks for any 3 of 2 points"],
  ]);
  expect(await messagesOf(written(2, answer([2, 2, 2], { pick: 2, model: ' ' })))).toEqual([
    ['written', 'w', "'Why does it bend?' has no model answer"],
  ]);
});

it('looks into every text of a written question', async () => {
  const given = answer([2], { model: 'A $\\frac{1}$ model' });
  const [part] = given.parts;
  const point = { text: figure('', 'Two rays.'), halves: 2 };
  expect(
    await messagesOf(
      written(2, {
        ...given,
        parts: [{ ...given.parts[0], groups: [...(part?.groups ?? []), { points: [point] }] }],
      } as ReturnType<typeof answer>),
    ),
  ).toEqual([
    ['written', 'w', "A formula in 'Why does it bend?' cannot be set, students see its source: \\frac{1}"],
    ['written', 'w', "The figure 'a-lens-d360x248-0f1e2d3c4b5a' in 'Why does it bend?' has no caption"],
  ]);
});

it('checks a chapter of thousands of formulas without holding everybody else up', async () => {
  const content = Array.from({ length: 3_000 }, (_, index) => `$x_{${index}} + \\frac{1}{${index}}$`).join(
    '\n\n',
  );
  let turns = 0;
  const timer = setInterval(() => (turns += 1), 1);
  await messagesOf({ summaries: [{ ...summary, pages: [page(content)] } as Chapter['summaries'][number]] });
  clearInterval(timer);
  expect(turns).toBeGreaterThan(10);
});
