import { expect, it } from 'vitest';
import { readPasted as read } from './read-pasted.ts';

const next = '2. R?\n(a) x\n(b) y\nAns: a\n3. P?\n(a) z\n(b) w\nAns: b';
const nextRead = [
  ['R?', '*x', 'y'],
  ['P?', 'z', '*w'],
];

it.each([
  '1. Unit?\n{a} volt\n{b} ohm\nAns: b',
  '1. Define ohm.\nAns: b',
  '1. Define ohm.\n\nAns: b\nIt is a unit.',
])('a rejected first question leaves the answers of the next ones unchanged: %j', (first) => {
  const found = read(`${first}\n${next}`);
  expect(found.questions).toEqual(nextRead);
  expect(found.lines[0]).toBe(1);
});

const unkeyed = [
  ['R?', 'x', 'y'],
  ['P?', 'z', 'w'],
];
it("pasted answers above a section's questions mark nothing, and the previous section keeps its answers", () => {
  const section = 'Section B\nAns: b\n2. R?\n(a) x\n(b) y\nAns: a\n3. P?\n(a) z\n(b) w';
  const found = read(`1. Unit?\n(a) volt\n(b) ohm\nAns: b\n${section}`);
  expect(found.questions).toEqual([['Unit?', 'volt', '*ohm'], ...unkeyed]);
  expect(found.lines).toEqual([5, 6, 10]);
});

it("a pasted answer above a case's questions marks no option", () => {
  const found = read('Case: A lens.\n\nAns: b\n1. R?\n(a) x\n(b) y\nAns: a\n2. P?\n(a) z\n(b) w');
  expect(found.questions).toEqual(unkeyed);
  expect(found.lines).toEqual([3, 7]);
});

it.each(['Unit? *\n1 point\nOption 1\nvolt', 'Define ohm.'])(
  'the paste reports that a later number below %j may start a question, and loses no question',
  (above) => {
    const found = read(
      `1. Z?\n(a) p\n(b) q\nAns: b\n${above}\n3. R?\n(a) x\n(b) y\nAns: a\n4. P?\n(a) z\n(b) w\nAns: b`,
    );
    expect(found.questions).not.toContainEqual([expect.stringContaining('3. R?'), '*x', 'y']);
    expect(found.questions).toContainEqual(['P?', 'z', '*w']);
  },
);
