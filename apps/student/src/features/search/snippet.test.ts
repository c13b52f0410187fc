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

test.each([
  ["It follows Ohm's law.", 'ohms law', "It follows [Ohm's] [law]."],
  ['Ohms add up.', 'ohm’s', '[Ohms] add up.'],
  ['A flaw of the laws.', 'law', 'A flaw of the [law]s.'],
  ['It grows as x² or x^2.', 'x2', 'It grows as [x²] or [x^2].'],
  ['H₂O and CO2', 'h2o co2', '[H₂O] and [CO2]'],
  ['\u092c\u095c\u093e', '\u092c\u0921\u093c', '[\u092c\u0921\u093c]\u093e'],
  ['The electricity bill.', 'elektricity bill', 'The [electricity] [bill].'],
])('a snippet of %s marks what a search for %s found', (text, words, marked) => {
  expect(joined(text, words)).toBe(marked);
});
