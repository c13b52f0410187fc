import { figureTarget, readFigureLine } from '@repo/contracts/figures';
import { spokenText } from '@repo/ui/markup-needs';
import { diffArrays, diffWordsWithSpace } from 'diff';

const bullet = /^(\s*)[-+*]\s+/;
const numbered = /^(\s*\d{1,9}[.)])\s+/;
const escapedSign = /\\([!-/:-@[-`{-~])/g;

function readableLine(line: string): string {
  const [mark = '', start = ''] = bullet.exec(line) ?? numbered.exec(line) ?? [];
  const shown = mark === '' ? '' : bullet.test(line) ? `${start}• ` : `${start} `;
  return `${shown}${spokenText(line.slice(mark.length)).replaceAll(escapedSign, '$1')}`;
}

/** Markup as readable text, line by line, without its signs. */
const readableText = (markup: string): string => markup.split('\n').map(readableLine).join('\n');

/** A piece of a text, and whether the other text lacks it. */
export type Piece = { text: string; isOnlyHere: boolean };
/** `isGivenUp`: whether the texts were too different to compare in time. */
export type Compared = { theirs: Piece[]; mine: Piece[]; isGivenUp: boolean };

/** Two long texts without a common word would take minutes, so give up and mark nothing. */
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

/** What markup expresses besides words: figures and their width, bold, alignment of columns, formulas. */
const signsOf = (lines: readonly string[]) =>
  lines
    .map((line) => {
      const figure = readFigureLine(line);
      return figure ? figureTarget(figure) : (line.match(signs) ?? []).join('');
    })
    .filter(Boolean)
    .join('\n');

/** Whether one may be an edited version of the other: they share more than half of the shorter one's words. */
function isOneEdited(one: string, other: string): boolean {
  const words = (text: string) => text.match(/[\p{L}\p{N}]+/gu) ?? [];
  const [few = [], many = []] = [words(one), words(other)].toSorted((a, b) => a.length - b.length);
  const known = new Set(many);
  return few.filter((word) => known.has(word)).length * 2 > few.length;
}

/**
 * Shows the words of markup. Shows a changed line's signs only if its words are equal, or most are shared and
 * the signs differ.
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

/** Compares two texts word by word, and marks the words that only one of them has. */
export function compareTexts(theirs: string, mine: string, isMarkup: boolean): Compared {
  return compare(...(isMarkup ? shownMarkup(theirs, mine) : ([theirs, mine] as const)));
}
