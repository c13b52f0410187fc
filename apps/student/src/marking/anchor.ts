import { markContextLength } from '@repo/contracts/limits/marks';
import type { TextQuote } from '@repo/contracts/marks';
import findApproximately from 'approx-string-match';

/** A piece of a text, from the character `start` up to the one before `end`. */
export type Stretch = { start: number; end: number };

/** A quote of so many letters, spaces not counted, names its place alone; a shorter one needs what stands around it. */
const longQuote = 32;
/** A quote of so many letters may be changed itself, in one letter of so many. */
const changeableQuote = 24;
const lettersPerChange = 6;
/** How alike, from 0 to 1, the text on one side has to be to what stood there. */
const likeEnough = 0.6;
/** What a quote and its two sides weigh among several places. */
const weights = { quote: 50, side: 20 };

type Squashed = { text: string; at: number[] };

/** Without spaces: where a line or a paragraph ends, programs disagree about them. `at` says where each letter was. */
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

/** How alike two neighbours of a quote are, from 0 to 1; null where the quote was made with nothing there. */
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
 * Where a quote stands in a text that may have been changed since: by its own words, and among several places by what stands
 * around it. Words of the quote itself may be changed a little; a short quote must have one of its sides.
 * @returns null when it is gone
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
/** No character is cut in two. */
const cutAt = (text: string, index: number) =>
  isLowSurrogate(text.charCodeAt(index)) && index > 0 ? index - 1 : index;

/** A piece of a text as a quote, without the spaces at its ends. @returns null when nothing is left of it */
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

/** How a text begins, as the quote of a bookmark. @param length in characters, at most */
export function beginningOf(text: string, length: number): TextQuote {
  const end = cutAt(text, Math.min(length, text.length));
  return quoteOf(text, { start: 0, end }) ?? { exact: '', prefix: '', suffix: '' };
}
