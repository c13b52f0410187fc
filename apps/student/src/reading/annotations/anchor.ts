import { markContextLength } from '@repo/contracts/limits/marks';
import type { TextQuote } from '@repo/contracts/marks';
import findApproximately from 'approx-string-match';

/** A range of a text, from character `start` to before `end`. */
export type Stretch = { start: number; end: number };

/** Quotes of this length, without spaces, are unique; shorter ones need matching context. */
const longQuote = 32;
/** Quotes from this length may be found with small differences. */
const changeableQuote = 24;
const lettersPerChange = 6;
/** Required similarity, 0 to 1, of the context on one side. */
const likeEnough = 0.6;
/** Weights of quote and context when there are several candidates. */
const weights = { quote: 50, side: 20 };

type Squashed = { text: string; at: number[] };

/**
 * Removes spaces, since sources disagree about them at ends of lines and paragraphs. `at` maps to the
 * original positions.
 */
function squash(text: string): Squashed {
  const at: number[] = [];
  let squashed = '';
  for (let index = 0; index < text.length; index++) {
    const letter = text[index] ?? '';
    if (/\s/.test(letter)) continue;
    squashed += letter;
    at.push(index);
  }
  return { text: squashed, at };
}

/** Similarity of a quote's context, 0 to 1; null when the quote had none on this side. */
function likeness(expected: string, found: string): number | null {
  if (expected === '') return null;
  const [best] = findApproximately(found, expected, expected.length).sort(
    (one, other) => one.errors - other.errors,
  );
  return 1 - (best?.errors ?? expected.length) / expected.length;
}

type Match = Stretch & { errors: number };

function exactMatches(text: string, exact: string): Match[] {
  const found: Match[] = [];
  for (let start = text.indexOf(exact); start !== -1; start = text.indexOf(exact, start + 1))
    found.push({ start, end: start + exact.length, errors: 0 });
  return found;
}

const matchesOf = (text: string, exact: string): Match[] => {
  const found = exactMatches(text, exact);
  if (found.length > 0 || exact.length < changeableQuote) return found;
  return findApproximately(text, exact, Math.floor(exact.length / lettersPerChange));
};

/**
 * Finds a quote in a text that may have changed: by its own words, and among several candidates by context.
 * Long quotes may differ slightly; short ones need matching context on one side.
 * @returns null when it isn't found
 */
export function anchorQuote(text: string, quote: TextQuote): Stretch | null {
  const whole = squash(text);
  const [exact, prefix, suffix] = [quote.exact, quote.prefix, quote.suffix].map((part) => squash(part).text);
  if (!exact || prefix === undefined || suffix === undefined) return null;
  let best: { match: Match; score: number } | null = null;
  for (const match of matchesOf(whole.text, exact)) {
    const before = likeness(prefix, whole.text.slice(Math.max(0, match.start - prefix.length), match.start));
    const after = likeness(suffix, whole.text.slice(match.end, match.end + suffix.length));
    const sides = [before, after].filter((side) => side !== null);
    const isAlone = sides.length === 0 || (match.errors === 0 && exact.length >= longQuote);
    if (!isAlone && !sides.some((side) => side >= likeEnough)) continue;
    const own = 1 - match.errors / exact.length;
    const score = weights.quote * own + weights.side * ((before ?? 0) + (after ?? 0));
    if (!best || score > best.score) best = { match, score };
  }
  if (!best) return null;
  const { start, end } = best.match;
  return { start: whole.at[start] ?? 0, end: (whole.at[end - 1] ?? 0) + 1 };
}

const isLowSurrogate = (code: number) => code >= 0xdc00 && code <= 0xdfff;
/** Don't split surrogate pairs. */
const cutAt = (text: string, index: number) =>
  isLowSurrogate(text.charCodeAt(index)) && index > 0 ? index - 1 : index;

/**
 * Makes a quote from a range, trimmed.
 * @returns null when it is empty
 */
export function quoteOf(text: string, { start, end }: Stretch): TextQuote | null {
  const exact = text.slice(start, end);
  const from = start + exact.length - exact.trimStart().length;
  const to = end - (exact.length - exact.trimEnd().length);
  if (from >= to) return null;
  const [first, last] = [
    Math.max(0, from - markContextLength),
    Math.min(text.length, to + markContextLength),
  ];
  const prefixFrom = isLowSurrogate(text.charCodeAt(first)) ? first + 1 : first;
  return {
    exact: text.slice(from, to),
    prefix: text.slice(prefixFrom, from),
    suffix: text.slice(to, cutAt(text, last)),
  };
}

/**
 * The beginning of a text, as the quote of a bookmark.
 * @param length maximum, in characters
 */
export function beginningOf(text: string, length: number): TextQuote {
  const end = cutAt(text, Math.min(length, text.length));
  return quoteOf(text, { start: 0, end }) ?? { exact: '', prefix: '', suffix: '' };
}
