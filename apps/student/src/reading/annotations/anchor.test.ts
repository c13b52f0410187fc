import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anchorQuote, beginningOf, quoteOf, type Stretch } from './anchor.ts';

const page =
  'Current is the flow of charge. A cell keeps the current going. In a series circuit the current is the same everywhere. ' +
  'The unit of current is the ampere. One ampere is one coulomb of charge in one second. An ammeter measures the current.';

const stretchOf = (text: string, words: string, from = 0): Stretch => {
  const start = text.indexOf(words, from);
  return { start, end: start + words.length };
};
const quote = (text: string, words: string, from = 0) => {
  const made = quoteOf(text, stretchOf(text, words, from));
  if (!made) throw new Error(`not in the text: ${words}`);
  return made;
};
const wordsAt = (text: string, place: Stretch | null) => (place ? text.slice(place.start, place.end) : null);

// docs/product/content.md#own-marks
describe('a marked piece of text', () => {
  test('a marked piece of text is stored trimmed and with its context', () => {
    const { start, end } = stretchOf(page, 'the same everywhere');
    expect(quoteOf(page, { start: start - 1, end })).toEqual({
      exact: 'the same everywhere',
      prefix: 'a series circuit the current is ',
      suffix: '. The unit of current is the amp',
    });
    expect(quoteOf(page, { start: start - 1, end: start })).toBeNull();
  });

  test('a marked piece of text is found in each of its places by context', () => {
    for (let at = page.indexOf('current'); at !== -1; at = page.indexOf('current', at + 1))
      expect(anchorQuote(page, quote(page, 'current', at))).toEqual({ start: at, end: at + 7 });
  });

  test('a marked piece of text is found despite different spaces and line ends', () => {
    const other = page.replaceAll('. ', '.\n\n').replaceAll(' is ', '  is ');
    expect(wordsAt(other, anchorQuote(other, quote(page, 'the same everywhere. The unit')))).toBe(
      'the same everywhere.\n\nThe unit',
    );
  });

  test('a marked piece of text is found after a letter or number in it is corrected', () => {
    const other = page.replace('One ampere is one coulomb', 'One Ampere is 1 coulomb');
    expect(wordsAt(other, anchorQuote(other, quote(page, 'One ampere is one coulomb of charge')))).toBe(
      'One Ampere is 1 coulomb of charge',
    );
  });

  test('a marked piece of text is not found when its sentence is gone, though its words occur elsewhere', () => {
    const made = quote(page, 'current', page.indexOf('series'));
    const other = page.replace('In a series circuit the current is the same everywhere. ', '');
    expect(anchorQuote(other, made)).toBeNull();
    expect(anchorQuote('', made)).toBeNull();
    expect(anchorQuote(page, { exact: '', prefix: 'the ', suffix: '' })).toBeNull();
  });

  test('a marked piece of text splits no surrogate pair', () => {
    const text = `${'🙂'.repeat(40)} mark ${'🙃'.repeat(40)}`;
    const made = quote(text, 'mark');
    for (const part of [made.prefix, made.suffix, beginningOf(text, 33).exact, beginningOf(text, 33).suffix])
      expect(part.isWellFormed?.() ?? true).toBe(true);
    expect(made.prefix.length).toBeGreaterThan(29);
  });
});

/** Unique words, so that a quote's context occurs once. */
const someWords = fc
  .uniqueArray(fc.stringMatching(/^[a-z0-9]{3,9}$/), { minLength: 24, maxLength: 60 })
  .chain((words) =>
    fc.record({
      words: fc.constant(words),
      at: fc.nat({ max: words.length - 1 }),
      length: fc.integer({ min: 1, max: 10 }),
      cut: fc.nat({ max: words.length - 1 }),
      cutLength: fc.integer({ min: 1, max: 30 }),
      added: fc.array(fc.stringMatching(/^[A-Z]{3,9}$/), { maxLength: 12 }),
    }),
  );

/** Start of the words in the joined text. */
const startOf = (words: readonly string[], at: number) =>
  words.slice(0, at).join(' ').length + (at > 0 ? 1 : 0);

describe('a marked piece of any text', () => staysWithItsWords(40));
describe('a marked piece of hundreds of texts', { tags: ['nightly'] }, () => staysWithItsWords(400));

function staysWithItsWords(numRuns: number) {
  test('a marked passage is found when other words are added or removed elsewhere', () => {
    fc.assert(
      fc.property(someWords, ({ words, at, length, cut, cutLength, added }) => {
        const end = Math.min(words.length, at + length);
        const marked = words.slice(at, end).join(' ');
        const text = words.join(' ');
        const made = quote(text, marked, startOf(words, at));
        // Insert outside the quote, before or after it.
        const from = cut < at ? cut : Math.max(end, cut);
        const to = cut < at ? Math.min(at, cut + cutLength) : Math.min(words.length, from + cutLength);
        const changed = [...words.slice(0, from), ...added, ...words.slice(to)];
        // Skip short quotes with context on only one side if the edit removes it: they can't be found again.
        fc.pre(marked.length >= 40 || (at >= 5 && end <= words.length - 5));
        const next = changed.join(' ');
        expect(wordsAt(next, anchorQuote(next, made))).toBe(marked);
      }),
      { numRuns },
    );
  });

  test('a marked passage is told apart from many similar ones', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.stringMatching(/^[a-z0-9]{12,20}$/), { minLength: 8, maxLength: 16 }),
        fc.stringMatching(/^[A-Z]{1,12}( [A-Z]{1,12}){0,6}$/),
        fc.nat(),
        fc.constantFrom('before', 'after'),
        (words, repeated, chosen, side) => {
          const which = (chosen % (words.length - 3)) + 1;
          const text = words.join(` ${repeated} `);
          const startIn = (parts: readonly string[]) =>
            parts.slice(0, which).join(` ${repeated} `).length + 1;
          const made = quote(text, repeated, startIn(words));
          const other = side === 'before' ? which - 1 : which;
          const changed = words.map((word, index) => (index === other ? '0000000000000000' : word));
          const next = changed.join(` ${repeated} `);
          const start = startIn(changed);
          expect(anchorQuote(next, made)).toEqual({ start, end: start + repeated.length });
        },
      ),
      { numRuns },
    );
  });

  test('a marked passage is not found when its words are gone', () => {
    fc.assert(
      fc.property(someWords, ({ words, at, length, added }) => {
        const end = Math.min(words.length, at + length);
        const made = quote(words.join(' '), words.slice(at, end).join(' '), startOf(words, at));
        const next = [...words.slice(0, at), ...added, ...words.slice(end)].join(' ');
        const found = wordsAt(next, anchorQuote(next, made));
        // A word may match inside a longer one next to its old place.
        if (found !== null) expect(made.exact.length).toBeLessThan(8);
      }),
      { numRuns },
    );
  });
}
