import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { TypedAnswer } from '#src/typed/typed-answer.ts';
import { isMarkable, markTyped } from './mark-typed.ts';

/** Blocks of both files: the expected answer, then lines with its right and its wrong forms. */
const blocks = ['typed-forms.txt', 'typed-phone-forms.txt'].flatMap((file) =>
  readFileSync(new URL(file, import.meta.url), 'utf8')
    .trim()
    .split('\n\n'),
);

function expectedIn(line: string): TypedAnswer {
  const [, kind = '', rest = ''] = /^(\w+) (.*)$/.exec(line) ?? [];
  const [value = '', ...others] = rest.split(' ; ');
  if (kind === 'number') {
    const [unit, tolerance] = others;
    return { kind, value, ...(unit && { unit }), ...(tolerance && { tolerance: Number(tolerance) }) };
  }
  return { kind: kind as 'word', value, ...(others.length > 0 && { accept: others }) };
}

const table = blocks.map((block) => {
  const [first = '', rights = '', wrongs = ''] = block.split('\n');
  const formsOf = (line: string) => line.slice(2).split(' | ');
  return { name: first, expected: expectedIn(first), right: formsOf(rights), wrong: formsOf(wrongs) };
});

it('the corpus of typed answers has at least 400 right and 400 wrong forms', () => {
  expect(table.flatMap(({ right }) => right).length).toBeGreaterThanOrEqual(400);
  expect(table.flatMap(({ wrong }) => wrong).length).toBeGreaterThanOrEqual(400);
});

it.each(table)(
  'each form of $name in the corpus of typed answers is marked as expected',
  ({ expected, right, wrong }) => {
    expect(isMarkable(expected)).toBe(true);
    const isRight = (form: string) => markTyped(form, expected)?.isRight ?? 'not read';
    expect(right.filter((form) => isRight(form) !== true)).toEqual([]);
    expect(wrong.filter((form) => isRight(form) !== false)).toEqual([]);
  },
);
