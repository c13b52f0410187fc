import { expect, test } from 'vitest';
import { hasText, itemsIn, lengthOf, textOf } from './piece.ts';

const items = [{ name: 'लेंस √2' }, { name: 'x'.repeat(3_000) }, { pages: [] }];
const json = JSON.stringify(items);
const bytes = new TextEncoder().encode(json);

test.each([
  ['text', json, json.length],
  ['UTF-8', bytes, bytes.length],
  ['items', items, json.length],
] as const)('a piece held as %s gives the same JSON and items', (_kind, piece, length) => {
  expect(textOf(piece as typeof json)).toBe(json);
  expect(itemsIn(piece as typeof json)).toEqual(items);
  expect(lengthOf(piece as typeof json)).toBe(length);
});

test.each([json, bytes])('a text is found at the beginning and the end of unparsed JSON', (piece) => {
  const found = ['[{"name', 'xxx"', '"pages":[]', '"questions":['].map((text) => hasText(piece, text));
  expect(found).toEqual([true, true, true, false]);
});
