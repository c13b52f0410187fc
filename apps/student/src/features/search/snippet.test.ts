import { expect, test } from 'vitest';
import { excerpt, markMatches } from './snippet.ts';

const joined = (text: string, words: string) =>
  markMatches(excerpt(text, words), words)
    .map((part) => (part.isMatch ? `[${part.text}]` : part.text))
    .join('');

test('a snippet marks every searched word, ignoring case', () => {
  expect(joined('Ohm said: V is I times R. An ohm is a unit.', 'ohm unit')).toBe(
    '[Ohm] said: V is I times R. An [ohm] is a [unit].',
  );
});

test('a snippet of a long text surrounds the first match and is cut at words', () => {
  const text = `${'before '.repeat(40)}the fuse melts ${'after '.repeat(60)}`;
  const shown = joined(text, 'fuse');
  expect(shown).toMatch(/^… before/);
  expect(shown).toContain('[fuse]');
  expect(shown).toMatch(/ …$/);
  expect(shown.length).toBeLessThan(200);
});

test('regular expression characters are searched literally', () => {
  expect(joined('C++ (a+b)', '(a+b)')).toBe('C++ [(a+b)]');
});
