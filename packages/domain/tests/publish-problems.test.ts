import type { Chapter } from '@repo/contracts/content';
import { expect, it } from 'vitest';
import { figure, messagesOf, page, ref, sound } from './sound-chapter.ts';

const [topic, summary, card, quiz] = [
  sound.topics[0],
  sound.summaries[0],
  sound.flashcards[0],
  sound.tests[0],
];

it('the publish check reports nothing for a sound chapter', async () => {
  expect(await messagesOf({})).toEqual([]);
});

it('the publish check reports each topic without pages, and missing kinds of content', async () => {
  const topics = ['Rays', 'Lenses', 'Mirrors'].map((name, index) => ({
    ...(topic as Chapter['topics'][number]),
    _id: `t${index}`,
    name,
    pages: index === 0 ? (topic?.pages ?? []) : [],
  }));
  expect(await messagesOf({ topics, mindmaps: [], flashcards: [], summaries: [], tests: [] })).toEqual([
    ['topics', 't1', "The topic 'Lenses' has no pages"],
    ['topics', 't2', "The topic 'Mirrors' has no pages"],
    ['summaries', null, 'The chapter has no summary'],
    ['flashcards', null, 'The chapter has no flashcards'],
    ['tests', null, 'The chapter has no test'],
    ['mindmaps', null, 'The chapter has no mind map'],
  ]);
});

it('the publish check quotes invalid formulas with their item, in every text', async () => {
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

it('the publish check reports what a figure lacks', async () => {
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

it('the publish check reports where the points of a written question do not add up, and in which alternative', async () => {
  expect(await messagesOf(written(3, answer([2, 2, 2])))).toEqual([]);
  expect(await messagesOf(written(3, answer([2, 3])))).toEqual([
    ['written', 'w', "The points of 'Why does it bend?' add up to 2½ of 3 marks"],
  ]);
  expect(await messagesOf(written(1, answer([2]), answer([1], { question: 'Why is it slow?' })))).toEqual([
    ['written', 'w', "The points of 'Why does it bend?', alternative B add up to ½ of 1 mark"],
  ]);
});

it('the publish check reports more required points than there are, and missing model answers', async () => {
  expect(await messagesOf(written(2, answer([2, 2], { pick: 3 })))).toEqual([
    ['written', 'w', "'Why does it bend?' asks for any 3 of 2 points"],
  ]);
  expect(await messagesOf(written(2, answer([2, 2, 2], { pick: 2, model: ' ' })))).toEqual([
    ['written', 'w', "'Why does it bend?' has no model answer"],
  ]);
});

it('the publish check reports duplicate written questions, with the alternative', async () => {
  const asked = (...questions: string[]) =>
    written(1, ...questions.map((question) => answer([2], { question }))).written[0];
  const [first, second, third] = [
    asked('Why does it bend?'),
    asked('Why is it blue?', 'Why does it  BEND?'),
    asked('Why is it blue?'),
  ];
  const list = [first, { ...second, _id: 'w2' }, { ...third, _id: 'w3', passage: 'The sky is clear.' }];
  expect(await messagesOf({ written: list as Chapter['written'] })).toEqual([
    ['written', 'w2', "'Why is it blue?', alternative B is the same question as 'Why does it bend?'"],
  ]);
});

it('the publish check checks every text of a written question', async () => {
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

it("the publish check cuts no emoji in a quoted text, because half of one can't be stored", async () => {
  const lines = [59, 79].map((before) => `${'x'.repeat(before)}😀 and on`);
  const [short = '', long = ''] = lines;
  const pages = [page(`$\\frac{${long.slice(6)}$\n\n${figure(short, '')}\n\n![${short.slice(2)}`)];
  const questions = [short, `${short}.`].map((question, at) => ({
    ...{ _id: `w${at}`, chapter: { _id: 'light' }, marks: 3, updatedAt: '2026-01-01T00:00:00.000Z' },
    alternatives: [
      { question, parts: [{ model: '$\\nope$', groups: [{ points: [{ text: 'a', halves: 1 }] }] }] },
    ],
  }));
  const found = await messagesOf({
    topics: [{ ...topic, pages }] as Chapter['topics'],
    flashcards: [{ ...card, question: short, answer: '$\\nope$' }] as Chapter['flashcards'],
    written: questions as unknown as Chapter['written'],
  });
  expect(found.length).toBeGreaterThan(5);
  expect(found.filter(([, , message]) => Buffer.from(`${message}`).toString() !== message)).toEqual([]);
});

it('the publish check of a chapter with thousands of formulas does not block other requests', async () => {
  const content = Array.from({ length: 3_000 }, (_, index) => `$x_{${index}} + \\frac{1}{${index}}$`).join(
    '\n\n',
  );
  let turns = 0;
  const timer = setInterval(() => (turns += 1), 1);
  await messagesOf({ summaries: [{ ...summary, pages: [page(content)] } as Chapter['summaries'][number]] });
  clearInterval(timer);
  expect(turns).toBeGreaterThan(10);
});

it('reports pages of one topic with the same beginning, and an empty row of a table', async () => {
  const start = 'The lens formula relates the distances of object and image to the focal length of a lens. ';
  const pages = [`${start}It holds.`, 'Signs.', `${start}\n\n| u | v |\n| --- | --- |\n|  |  |`].map(page);
  expect(await messagesOf({ topics: [{ ...topic, pages } as Chapter['topics'][number]] })).toEqual([
    ['topics', topic?._id, `A table in '${topic?.name}' has an empty row`],
    ['topics', topic?._id, `Pages 1 and 3 of '${topic?.name}' begin with the same words: is one a copy?`],
  ]);
});

it('reports what looks unfinished: time, keys, sample ideas, marks of a paste, and money read as a formula', async () => {
  const [question] = quiz?.questions ?? [];
  const many = Array.from({ length: 500 }, (_, n) => ({
    ...question,
    question: `Q${n}?`,
    explanation: 'So.',
    correctAnswer: 0,
  }));
  const map = { ...sound.mindmaps[0], _id: 'm', title: 'Light' };
  const text = 'It costs $5 and $6. [picture missing]';
  expect(
    await messagesOf({
      flashcards: [{ ...card, answer: text } as Chapter['flashcards'][number]],
      tests: [{ ...quiz, timeLimit: 10, questions: many } as Chapter['tests'][number]],
      mindmaps: [
        {
          ...map,
          mindmap: { id: 'r', text: 'Light', children: [{ id: 'a', text: 'A detail', children: [] }] },
        },
      ] as never,
    }),
  ).toEqual([
    ['flashcards', 'c', "'Costs \\$5?' says [picture missing]: put it in, or take these words out"],
    ['flashcards', 'c', "A $ in 'Costs \\$5?' may mean money and be read as a formula: write \\$ for money"],
    ['tests', 'q', "'Quiz' has 500 questions in 10 minutes: less than 15 seconds each"],
    ['tests', 'q', "All 500 right answers of 'Quiz' are A"],
    ['mindmaps', 'm', "The mind map 'Light' still has ideas of the sample: A detail"],
  ]);
});
