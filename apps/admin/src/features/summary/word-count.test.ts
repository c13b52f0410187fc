import { expect, it } from 'vitest';
import { countWords, previewOf } from './word-count.ts';

it.each([
  ['', 0],
  ['One two  three\n\nfour', 4],
  ['**Bold** and *italic*', 3],
  ['- first\n- second point\n\n1. third', 4],
  ['Force is $F = ma$ here', 4],
  ['$$\nv^2 = u^2 + 2as\n$$', 1],
  ['a — b', 2],
  ['प्रकाश का परावर्तन', 3],
])('the word count of %j is the number of its words', (text, count) => {
  expect(countWords(text)).toBe(count);
});

it('a preview shows 50 characters of a page without markup', () => {
  expect(previewOf('**Light** travels\n- in straight lines')).toBe('Light travels in straight lines');
  expect(previewOf('x'.repeat(51))).toBe(`${'x'.repeat(50)}…`);
});
