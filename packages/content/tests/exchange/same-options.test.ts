import { expect, it } from 'vitest';
import {
  plainLines,
  readAiken,
  readGift,
  readQuestionTable,
  writeGift,
  writeQuestionTable,
} from '#src/exchange/index.ts';

const head = 'Question,A,B,C,Answer\n';

it.each([
  ['a table', () => readQuestionTable(`${head}Which?,2,2,3,B\n`)],
  ['GIFT', () => readGift('Which? {~2 =2 ~3}')],
  ['Aiken', () => readAiken('Which?\nA. 2\nB. 2\nC. 3\nANSWER: B\n')],
])(
  'options with the same text cause the question to be rejected in %s if one of them is right',
  (_, read) => {
    expect(read().rows.map(({ problems }) => problems)).toEqual([
      ['Options A and B are the same, and one of them is the right one: write what differs'],
    ]);
  },
);

it('options with the same text are only reported if another option is right', () => {
  const [row] = readQuestionTable(`${head}Which?,2,2,3,C\n`).rows;
  expect(row?.item?.correctAnswer).toBe(2);
  expect(row?.losses).toEqual(['Options A and B are the same']);
});

it('options with the same text are not suspected if they differ in case or are empty', () => {
  const { rows } = readQuestionTable(`${head}Which?,mPa,MPa,Pa,B\n`);
  expect(rows.flatMap(({ problems, losses }) => [...problems, ...losses])).toEqual([]);
});

it('options with the same text are unchanged after our own export and import', () => {
  const question = {
    question: 'Which?',
    options: ['2', '2', '3'],
    correctAnswer: 1,
    difficulty: 'easy' as const,
  };
  expect(readQuestionTable(plainLines(writeQuestionTable([question]))).rows[0]?.item).toEqual(question);
  expect(readGift(writeGift([question]).text).rows[0]?.item).toEqual(question);
});
