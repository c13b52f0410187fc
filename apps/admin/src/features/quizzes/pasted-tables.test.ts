import { expect, it } from 'vitest';
import { readPasted as read } from './read-pasted.ts';

const behind = '2. P?\n(a) z\n(b) w\nAns: a';
const four = ['Unit?', 'volt', '*ohm', 'watt', 'mole'];
const next = ['P?', '*z', 'w'];

it.each([
  '| (a) volt | (b) ohm |\n| --- | --- |\n| (c) watt | (d) mole |',
  '| (a) volt | (c) watt |\n| --- | --- |\n| (b) ohm | (d) mole |',
  '| (a) volt | (b) ohm | (c) watt | (d) mole |\n| --- | --- | --- | --- |',
  '| (a) volt |\n| --- |\n| (b) ohm |\n| (c) watt |\n| (d) mole |',
  '| (a) | volt |\n| --- | --- |\n| (b) | ohm |\n| (c) | watt |\n| (d) | mole |',
  '| A | volt |\n| --- | --- |\n| B | ohm |\n| C | watt |\n| D | mole |',
  '| **A.** | volt |\n| --- | --- |\n| B. | ohm |\n| **C.** | watt |\n| D. | mole |',
  '| (a) | volt | (c) | watt |\n| --- | --- | --- | --- |\n| (b) | ohm | (d) | mole |',
  '(a) volt | (c) watt\n(b) ohm | (d) mole',
  '(a) volt || (b) ohm || (c) watt || (d) mole',
  '(a) volt |\n(b) ohm |\n(c) watt |\n(d) mole |',
  '(a)) volt\n(b)) ohm\n(c)) watt\n(d)) mole',
  '(a) : volt\n(b) : ohm\n(c) : watt\n(d) : mole',
])('the options of the pasted table %j are recognized', (table) => {
  expect(read(`1. Unit?\n${table}\nAns: b\n${behind}`)).toEqual({ questions: [four, next], lines: [] });
});

it.each([
  '| | x | y |\n| --- | --- | --- |\n| (a) | 1 | 2 |\n| (b) | 3 | 4 |',
  '| volt | ohm |\n| --- | --- |\n| watt | mole |',
  '| (a) volt | (b) ohm | 1 |\n| --- | --- | --- |',
  '| (a) volt | (c) ohm |\n| --- | --- |',
])('the pasted table %j is rejected, and the answer below it marks nothing else', (table) => {
  expect(read(`1. Unit?\n${table}\nAns: b\n${behind}`)).toEqual({ questions: [next], lines: [1] });
});

it('a table above or below pasted options stays where it is', () => {
  const table = '| (a) x | (b) 1 |\n| --- | --- |\n| (c) y | (d) 2 |';
  const { questions } = read(`1. Match:\n${table}\n(a) a-b\n(b) a-d\nAns: b\n${behind}`);
  expect(questions[0]).toEqual([`Match:\n\n${table}`, 'a-b', '*a-d']);
});

it('the bar of an amount stays in a pasted text', () => {
  expect(read('1. R?\n(a) |x|\n(b) |y|\n(c) x\nAns: b').questions).toEqual([['R?', '|x|', '*|y|', 'x']]);
});

it("an answer in a pasted table's last column is reported, and the number of the only row is removed", () => {
  expect(read('1.\tUnit?\t(a) 18\t(b) 20\tb').lines).toEqual([1]);
  expect(read('1\tThe unit is?\n(a) volt\n(b) ohm\nAns: b').questions).toEqual([
    ['The unit is?', 'volt', '*ohm'],
  ]);
});

it('a pasted table with a question and its options in each row is read, beside a box for the answer', () => {
  const rows = [
    '| 1) **Unit of current** a) volt b) ampere | **[ …… ]** |',
    '| --- | --- |',
    '| 2) Unit of power? \t (a) watt  (b) ohm | [ ] |',
    '| 3) No unit? c) ratio b) ohm | [ ] |',
  ];
  const { questions, lines } = read(rows.join('\n'));
  expect(questions).toEqual([
    ['**Unit of current**', 'volt', 'ampere'],
    ['Unit of power?', 'watt', 'ohm'],
  ]);
  expect(lines).toContain(4);
});
