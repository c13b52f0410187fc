import type { Chapter } from '@repo/contracts/content';
import { expect, it } from 'vitest';
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
