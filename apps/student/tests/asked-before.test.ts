import { expect, test } from 'vitest';
import { askedBefore, noteAsked } from '#src/features/practice/paper/asked-before.ts';
import { clearStudent } from '#src/platform/storage/clear-student.ts';

test('papers are remembered separately for each account, until a logout', () => {
  noteAsked('asha', ['a1', 'a2']);
  noteAsked('bala', ['b1']);
  expect([askedBefore('asha'), askedBefore('bala')]).toEqual([[['a1', 'a2']], [['b1']]]);
  clearStudent('asha');
  expect([askedBefore('asha'), askedBefore('bala')]).toEqual([[], [['b1']]]);
});

test('a paper that is printed and then started is remembered once, and at most 30 papers are', () => {
  noteAsked('asha', ['same']);
  noteAsked('asha', ['same']);
  expect(askedBefore('asha')).toHaveLength(1);
  for (let n = 1; n <= 30; n++) noteAsked('asha', [`paper ${n}`]);
  expect(askedBefore('asha')).toHaveLength(30);
  expect(askedBefore('asha').at(-1)).toEqual(['paper 30']);
});
