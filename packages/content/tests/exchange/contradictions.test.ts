import { expect, it } from 'vitest';
import { readGift, readQuestionTable } from '#src/exchange/index.ts';

const read = (...options: string[]) => {
  const table = `question,A,B,C,D,answer\nUnit of current?,${options.join(',')},D`;
  const [row] = readQuestionTable(table).rows;
  return row && { right: row.item?.correctAnswer ?? null, problems: row.problems };
};

it.each([
  ['a star behind it', 'ampere*'],
  ['a star in front of it', '*ampere'],
  ['bold', '**ampere**'],
  ['a tick', '✓ ampere'],
  ['a word behind it', 'ampere (correct)'],
])("a right option needs the teacher's choice when a mark contradicts it: %s", (_, marked) => {
  expect(read('volt', marked, 'ohm', 'watt')).toEqual({
    right: null,
    problems: [
      `The answer 'D' of question 1 is not the option that a mark shows: '${marked}'. Take the mark out, or name this option`,
    ],
  });
});

it.each([
  ['the key names the marked option', ['volt', 'ampere', 'ohm', '**watt**']],
  ['two options are marked', ['**volt**', '**ampere**', 'ohm', 'watt']],
  ['no option is marked', ['volt', 'ampere', 'ohm', 'watt']],
  ['the sign belongs to a text', ['z', 'AIDS', 'ohm', '3 * 4']],
])('a right option is imported without asking although a mark contradicts it when %s', (_, options) => {
  expect(read(...options)).toEqual({ right: 3, problems: [] });
});

it.each([['{=%0%volt ~%100%ampere}'], ['{=%0%volt =ampere ~ohm}'], ['{=%-50%volt ~%100%ampere ~ohm}']])(
  "a right option needs the teacher's choice when a GIFT answer begins with = and gets no marks: %s",
  (answers) => {
    const [row] = readGift(`Unit of current? ${answers}`).rows;
    expect([row?.item, row?.problems]).toEqual([
      null,
      [
        'An answer of question 1 begins with = but its weight gives no marks: write ~ before it, or take the weight out',
      ],
    ]);
  },
);
