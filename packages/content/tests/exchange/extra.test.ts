import { type Question, questionsInput } from '@repo/contracts/tests';
import { expect, it } from 'vitest';
import {
  plainLines,
  readCards,
  readNotes,
  readQuestionTable,
  writeAiken,
  writeCards,
  writeGift,
  writeNotes,
  writeQuestionTable,
} from '#src/exchange/index.ts';

const cards = [
  { question: 'Asked?', answer: 'Yes', difficulty: 'easy' as const },
  { question: 'Extra?', answer: '=1', difficulty: 'hard' as const, isExtra: true },
];
const choice = { question: 'Which?', options: ['one', 'two'], correctAnswer: 1, difficulty: 'hard' as const };
const passage = 'A text.';
const questions: Question[] = questionsInput.parse([
  choice,
  { ...choice, question: 'Which else?', isExtra: true },
  { statements: { assertion: 'A', reason: 'R' }, correctAnswer: 0, isExtra: true },
  { ...choice, case: { passage, ask: 'First?' }, isExtra: true },
  { ...choice, case: { passage, ask: 'Second?' } },
]);
const topics = [
  { name: 'Asked', description: '', pages: ['One page.'] },
  { name: 'Extra', description: 'About', isExtra: true, pages: ['<!-- extra -->', 'Second page.'] },
  { name: 'Looks extra', description: '', pages: ['<!-- extra -->\n\nText.'] },
];
const headOf = (table: string) => table.replace('\uFEFF', '').split('\r\n')[0];
const lossSentence = /loses that mark in this format/;

it('the mark of extra content is a column of exported cards only if one is extra, and is imported again', () => {
  const table = writeCards(cards);
  expect(headOf(table)).toBe('question,answer,difficulty,is extra');
  const { rows, losses } = readCards(plainLines(table));
  expect(rows.map(({ item }) => item)).toEqual(cards);
  expect([losses, rows.flatMap((row) => [...row.losses, ...row.problems])]).toEqual([[], []]);
  expect(headOf(writeCards(cards.slice(0, 1)))).toBe('question,answer,difficulty');
});

it('the mark of extra content is a column of exported questions of every kind, and is imported again', () => {
  for (const given of [questions, questions.slice(0, 2)]) {
    const table = writeQuestionTable(given);
    expect(headOf(table)).toMatch(/,is extra$/);
    const { rows, losses } = readQuestionTable(plainLines(table));
    expect(rows.map(({ item }) => item)).toEqual(given);
    expect([losses, rows.flatMap((row) => [...row.losses, ...row.problems])]).toEqual([[], []]);
  }
  expect(headOf(writeQuestionTable(questions.slice(0, 1)))).not.toContain('extra');
});

it.each([
  ['yes', true],
  ['TRUE', true],
  [' x ', true],
  ['no', undefined],
  ['', undefined],
])("the mark of extra content is read from the cell '%s'", (cell, isExtra) => {
  const row = readCards(`front,back,Is Extra\nQ,A,${cell}\n`).rows[0];
  expect([row?.item?.isExtra, row?.losses]).toEqual([isExtra, []]);
});

it('the mark of extra content is reported if its cell says neither yes nor no; a column named just extra is not the mark', () => {
  const row = readQuestionTable('question,a,b,answer,isExtra\nq,x,y,A,perhaps\n').rows[0];
  expect(row?.losses).toEqual([
    "The cell 'isExtra' says 'perhaps', which is neither yes nor no: it counts as asked by the board",
  ]);
  expect(row?.item).not.toHaveProperty('isExtra');
  expect(readCards('front,back,extra\nQ,A,A hint\n').losses).toEqual(["The column 'extra' is not kept"]);
});

it("the mark of extra content is a comment below the topic's name in exported notes, and is imported again", () => {
  const { text, losses } = writeNotes(topics);
  expect(text).toContain('# Extra\n<!-- description: About -->\n<!-- extra -->\n\n');
  expect(losses).toEqual([]);
  expect(readNotes(text).rows.map(({ item }) => item)).toEqual(topics);
  const file = '---\nname: One\nisExtra: true\n---\nText.\n';
  expect(readNotes(file).rows[0]?.item).toMatchObject({ name: 'One', isExtra: true });
});

it('the mark of extra content is reported as lost in GIFT and Aiken exports of extra questions only', () => {
  const [asked, extra] = questions;
  if (!asked || !extra) throw new Error('no questions');
  for (const write of [writeGift, writeAiken]) {
    expect(write([extra]).losses).toContainEqual(expect.stringMatching(lossSentence));
    expect(write([asked]).losses).not.toContainEqual(expect.stringMatching(lossSentence));
  }
});

it('a table of questions has difficulties in Hindi', () => {
  const words = ['सरल', 'आसान', 'मध्यम', 'कठिन', 'मुश्किल'];
  const lines = words.map((word) => `मात्रक?,वोल्ट,ओम,अ,${word}`);
  const { rows } = readQuestionTable(`प्रश्न,अ,ब,उत्तर,स्तर\n${lines.join('\n')}\n`);
  expect(rows.map(({ item, losses }) => [item?.difficulty, ...losses])).toEqual(
    ['easy', 'easy', 'medium', 'hard', 'hard'].map((level) => [level]),
  );
});
