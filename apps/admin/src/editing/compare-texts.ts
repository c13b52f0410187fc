import { figureTarget, readFigureLine } from '@repo/contracts/figures';
import { diffArrays, diffWordsWithSpace } from 'diff';
import { readableText } from './readable-text.ts';

/** A piece of a text, and whether the other text lacks it. */
export type Piece = { text: string; isOnlyHere: boolean };
/** `isGivenUp`: the texts have too little in common for their differences to be found in time. */
export type Compared = { theirs: Piece[]; mine: Piece[]; isGivenUp: boolean };

/** Two long texts without a word in common would take minutes; then nothing is marked. */
const timeoutMs = 500;

function compare(theirs: string, mine: string): Compared {
  const changes = diffWordsWithSpace(theirs, mine, { timeout: timeoutMs });
  if (!changes)
    return {
      theirs: [{ text: theirs, isOnlyHere: false }],
      mine: [{ text: mine, isOnlyHere: false }],
      isGivenUp: true,
    };
  return {
    theirs: changes
      .filter(({ added }) => !added)
      .map(({ value, removed }) => ({ text: value, isOnlyHere: removed })),
    mine: changes
      .filter(({ removed }) => !removed)
      .map(({ value, added }) => ({ text: value, isOnlyHere: added })),
    isGivenUp: false,
  };
}

const signs = /\$[^$]*\$|\*{1,3}|\||:?-{3,}:?|^#{1,6} |^\s*(?:[-+]|\d{1,9}[.)])\s/g;

/** What markup says besides its words: which figure and how wide, what is bold, where a table's columns stand, formulas. */
const signsOf = (lines: readonly string[]) =>
  lines
    .map((line) => {
      const figure = readFigureLine(line);
      return figure ? figureTarget(figure) : (line.match(signs) ?? []).join('');
    })
    .filter(Boolean)
    .join('\n');

/** Whether one may come of the other: more than half of the words of the shorter one are in both. */
function isOneEdited(one: string, other: string): boolean {
  const words = (text: string) => text.match(/[\p{L}\p{N}]+/gu) ?? [];
  const [few = [], many = []] = [words(one), words(other)].toSorted((a, b) => a.length - b.length);
  const known = new Set(many);
  return few.filter((word) => known.has(word)).length * 2 > few.length;
}

/**
 * Of markup the words are shown. Where its signs differ although the words are the same, or some of them, the signs of
 * those lines are shown too.
 */
function shownMarkup(theirs: string, mine: string): [string, string] {
  const shown: [string[], string[]] = [[], []];
  const changes = diffArrays(theirs.split('\n'), mine.split('\n'), { timeout: timeoutMs });
  if (!changes) return [readableText(theirs), readableText(mine)];
  for (let at = 0; at < changes.length; ) {
    const { value = [], added, removed } = changes[at] ?? {};
    const next = changes[at + 1];
    const isPair = Boolean(removed && next?.added);
    const other = isPair ? (next?.value ?? []) : value;
    const read = [value, other].map((lines) => readableText(lines.join('\n')));
    const [one = '', two = ''] = read;
    const withSigns = isPair && (one === two || (signsOf(value) !== signsOf(other) && isOneEdited(one, two)));
    const [left, right] = withSigns ? [value.join('\n'), other.join('\n')] : [one, two];
    if (!added) shown[0].push(left);
    if (!removed || isPair) shown[1].push(right);
    at += isPair ? 2 : 1;
  }
  return [shown[0].join('\n'), shown[1].join('\n')];
}

/** What is in one of the texts alone, word by word. */
export function compareTexts(theirs: string, mine: string, isMarkup: boolean): Compared {
  return compare(...(isMarkup ? shownMarkup(theirs, mine) : ([theirs, mine] as const)));
}
