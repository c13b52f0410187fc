import { writeFigureLine } from '@repo/contracts/figures';
import type { Question } from '@repo/contracts/tests';
import { expect, it } from 'vitest';
import {
  plainLines,
  readAiken,
  readCards,
  readGift,
  readNotes,
  readQuestionTable,
  writeAiken,
  writeCards,
  writeGift,
  writeNotes,
  writeQuestionTable,
} from '#src/exchange/index.ts';

const figure = writeFigureLine({
  name: 'mirror-d360x248-0f1e2d3c4b5a',
  caption: 'A mirror, [concave]',
  description: 'Rays meet in "F".',
});
const table = '| Metal | Ore |\n| --- | ---: |\n| Iron \\| steel | $\\vert x\\vert$ |\n| Zinc | -5 |';
const text = `Look\n\n${figure}\n\n${table}\n\nWhich?`;
const question: Question = {
  question: text,
  options: ['-5', `${table}`, 'plain'],
  correctAnswer: 2,
  difficulty: 'medium',
  explanation: figure,
};
const figureNames = 'Figures are in the file by name: other programs show their line, and not the picture';

it('exported figures, tables and sub-headings are unchanged after export to a table and import', () => {
  const { rows } = readQuestionTable(plainLines(writeQuestionTable([question])));
  expect(rows.map(({ item, losses }) => [item, losses])).toEqual([[question, []]]);
  const card = { question: text, answer: `-5\n\n${figure}`, difficulty: 'easy' as const };
  expect(readCards(plainLines(writeCards([card]))).rows.map(({ item }) => item)).toEqual([card]);
});

it('exported figures, tables and sub-headings are unchanged after export to GIFT and import, with a warning that other programs show no pictures', () => {
  const { text: gift, losses } = writeGift([question]);
  expect(losses).toEqual([figureNames]);
  expect(readGift(gift).rows.map(({ item }) => item)).toEqual([question]);
});

it('exported figures, tables and sub-headings become plain words in Aiken, with warnings, and a question that is only a figure is left out', () => {
  const alone = { ...question, question: figure };
  const { text: aiken, losses } = writeAiken([question, alone]);
  expect(readAiken(aiken).rows.map(({ item }) => [item?.question, item?.options])).toEqual([
    [
      'Look Metal, Ore; Iron | steel, $\\vert x\\vert$; Zinc, -5 Which?',
      ['-5', 'Metal, Ore; Iron | steel, $\\vert x\\vert$; Zinc, -5', 'plain'],
    ],
  ]);
  expect(losses).toEqual([
    'Figures are not part of this format',
    'Tables become lines of text in this format',
    'Explanations are not part of this format',
    'Line breaks become spaces in this format',
    'Question 2 is left out: this format cannot say it',
  ]);
});

it('exported figures, tables and sub-headings are unchanged after export to markdown notes and import', () => {
  const topics = [
    { name: 'Mirrors', description: '', pages: [`## Concave\n\n${text}\n\n### Convex\n\nMore`] },
  ];
  const { text: notes, losses } = writeNotes(topics);
  expect(losses).toEqual([figureNames]);
  expect(notes).toContain('\n## Concave\n');
  expect(readNotes(notes).rows.map(({ item, losses: lost }) => [item, lost])).toEqual([[topics[0], []]]);
});
