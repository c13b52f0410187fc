import { expect, it } from 'vitest';
import { readPasted as read } from './read-pasted.ts';

const before = '1. R?\n(a) x\n(b) y\nAns: b';
const behind = '3. P?\n(a) z\n(b) w\nAns: a';
const around = (...own: string[][]) => [['R?', 'x', '*y'], ...own, ['P?', '*z', 'w']];

it.each([
  ['Match:\nA. x\nB. y\n1. p\n2. q', ['A-1, B-2', 'A-2, B-1']],
  ['Match:\n(A) x\n(B) y\n(p) 1\n(q) 2', ['A-p, B-q', 'A-q, B-p']],
  ['Match:\n(a) x (i) p\n(b) y (ii) q', ['a-i, b-ii', 'a-ii, b-i']],
  ['Consider:\nA. p is.\nB. q is.\nWhich are right?', ['A only', 'B only', 'Both A and B', 'None']],
  ['Consider:\nA. p is.\nB. q is.\n\nWhich are right?', ['A only', 'B only', 'Both', 'Neither']],
  ['Look:\n(a) p\n(b) q', ['(a) and (b)', '(b) only', 'Neither of these']],
])('a pasted list stays in the question if all options refer to its letters: %j', (stem, options) => {
  const listed = options.map((option, at) => `(${'abcd'[at]}) ${option}`).join('\n');
  const [first = '', second = '', ...more] = options;
  expect(read(`${before}\n2. ${stem}\n${listed}\nAns: b\n${behind}`)).toEqual({
    questions: around([stem.replaceAll('\n\n', '\n'), first, `*${second}`, ...more]),
    lines: [],
  });
});

it('a pasted question with two rows of options is rejected if the second refers to none of the first', () => {
  const rows = 'Unit?\nA. volt\nB. ohm\n(a) V\n(b) R';
  expect(read(`${before}\n2. ${rows}\nAns: b\n${behind}`)).toEqual({ questions: around(), lines: [5] });
});

it('a pasted question whose options refer to groups stays separate from an unanswered one above', () => {
  const found = read('Metal?\nA. iron\nB. argon\n\nDonor?\n(a) Group A\n(b) Group B\nAns: b');
  expect(found.questions).toEqual([
    ['Metal?', 'iron', 'argon'],
    ['Donor?', 'Group A', '*Group B'],
  ]);
});

it('a numbered list stays within a pasted question', () => {
  const text =
    '2. Look:\n1. Iron rusts.\n2. Tin shines.\n3. Not a question.\n(a) 1 only\n(b) 2 only\nAns: a\n3. Next?\n*a) x\nb) y';
  expect(read(text).questions.map(([question]) => question?.split('\n').length)).toEqual([4, 1]);
});

it('a pasted question starts after an answer line', () => {
  expect(read('One?\na) x\nb) y\nAnswer: b\nTwo?\n*a) x\nb) y').questions).toEqual([
    ['One?', 'x', '*y'],
    ['Two?', '*x', 'y'],
  ]);
});
