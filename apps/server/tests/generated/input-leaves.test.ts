import { expect, it } from 'vitest';
import { inputLeaves, type Leaf } from './input-leaves.ts';

/** Integers for a `bigint` column or the clock, by the end of their path. */
const wideIntegers = /(\bsequence|[sS]equence|[cC]lockMs|studiedAtMs\.\*)$/;

/** Read entry by entry, each with its own message (packages/content, `readingOf`). */
const readByEntry = /^content\.imports\.\w+ source\.text$/;

const kindOf = ({ schema }: Leaf) => {
  const def = schema._zod.def as unknown as { type: string; format?: string };
  return def.format ?? def.type;
};
const takes = ({ schema }: Leaf, value: unknown) => schema.safeParse(value).success;
const of = (...kinds: string[]) => inputLeaves.filter((leaf) => kinds.includes(kindOf(leaf)));
const pathsTaking = (leaves: readonly Leaf[], ...values: unknown[]) => [
  ...new Set(leaves.filter((leaf) => values.some((value) => takes(leaf, value))).map(({ path }) => path)),
];

it('the leaves of all inputs are of the kinds tested here, or can hold nothing harmful', () => {
  const harmless = ['boolean', 'custom', 'enum', 'literal', 'number', 'transform', 'unknown'];
  const tried = ['date', 'datetime', 'email', 'int32', 'safeint', 'string'];
  expect([...new Set(inputLeaves.map(kindOf))].sort()).toEqual([...harmless, ...tried].sort());
  expect(inputLeaves.length).toBeGreaterThan(500);
});

it('the leaves of all inputs refuse text that Postgres cannot store', () => {
  const leaves = of('string', 'email').filter(({ path }) => !readByEntry.test(path));
  const texts = ['a\ud800', '\udfffb', 'a\u0000b', '\u0000'];
  expect(pathsTaking(leaves, ...texts)).toEqual([]);
});

it('the leaves of all inputs refuse whole numbers that an integer column cannot hold', () => {
  const numbers = of('safeint', 'int32').filter(({ path }) => !wideIntegers.test(path));
  expect(pathsTaking(numbers, 2 ** 31, -(2 ** 31) - 1, 2 ** 53)).toEqual([]);
});

it('the leaves of all inputs refuse dates of the year 0', () => {
  expect(pathsTaking(of('datetime', 'date'), '0000-01-01T00:00:00Z', '0000-01-01')).toEqual([]);
});
