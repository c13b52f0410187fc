import {
  type Expression,
  type Letters,
  lettersOf,
  numericValue,
  readExpression,
  UnreadableError,
  ungrouped,
} from './expression.ts';
import { texOf } from './expression-tex.ts';

/**
 * The possible values of an answer with letters: one or several values in any order, a point, an equation.
 */
export type Values =
  | { kind: 'list' | 'point'; of: Expression[] }
  | { kind: 'equation'; left: Expression; right: Expression };

const accuracy = 1e-9;
const zero = 1e-12;
/** Whether two numbers are equal but for rounding. */
const isNear = (one: number, other: number): boolean =>
  Math.abs(one - other) <= Math.max(zero, accuracy * Math.max(Math.abs(one), Math.abs(other)));

const separators = /\s+(?:and|or|और|या)\s+|[;,&]/i;
/** A value with its name, such as `x = 2`; only the value counts. */
const named = /^[a-zA-Zα-ω]\w{0,2}\s*(?:\([a-z]\)\s*)?=\s*/;

/** Parts of a list, split outside brackets at commas, `and`, `or`. */
export function splitList(text: string): string[] {
  let depth = 0;
  const parts = [''];
  for (const piece of text.split(/([()])/)) {
    if (piece === '(') depth++;
    if (piece === ')') depth--;
    if (depth > 0 || piece === ')') parts[parts.length - 1] += piece;
    else {
      const [first = '', ...others] = piece.split(separators);
      parts[parts.length - 1] += first;
      parts.push(...others);
    }
  }
  return parts.map((part) => part.trim()).filter((part) => part !== '');
}

/**
 * Reads an answer with letters.
 * @param text in plain signs
 * @param isEquation whether an equation is asked for; else `x = 2` is 2
 * @throws UnreadableError
 */
export function readValues(text: string, isEquation: boolean): Values {
  if (isEquation) {
    const sides = text.split('=');
    const [left, right] = sides;
    if (left === undefined || right === undefined || sides.length > 2) throw new UnreadableError();
    return { kind: 'equation', left: readExpression(left), right: readExpression(right) };
  }
  const inBrackets = /^[A-Z]?\s*\((.*)\)$/.exec(text)?.[1];
  const coordinates = inBrackets === undefined ? [] : splitList(ungrouped(inBrackets));
  if (coordinates.length > 1 && !/^[^(]*\)/.test(inBrackets ?? ''))
    return { kind: 'point', of: coordinates.map(readExpression) };
  const parts = splitList(ungrouped(text));
  if (parts.length === 0) throw new UnreadableError();
  // ±3 is two values.
  const signed = parts
    .map((part) => part.replace(named, ''))
    .flatMap((part) =>
      /^(?:±|\+ ?-)/.test(part)
        ? [part.replace(/^(?:±|\+ ?-)/, ''), part.replace(/^(?:±|\+ ?-)/, '-')]
        : [part],
    );
  return { kind: 'list', of: signed.map(readExpression) };
}

/** The coordinates inside one pair of brackets around the whole text; null without them. */
function pointIn(text: string): string[] | null {
  const inside = /^\((.*)\)$/.exec(text)?.[1];
  let depth = 0;
  for (const sign of inside ?? ')') {
    if (sign === '(') depth++;
    if (sign === ')') depth--;
    if (depth < 0) return null;
  }
  const parts = splitList(inside ?? '');
  return parts.length > 1 ? parts : null;
}

/**
 * Reads a point: `(4, -2)`, `P = (4, -2)`, `4, -2`, `x = 4, y = -2`.
 * @param text in plain signs
 * @throws UnreadableError
 */
export function readPoint(text: string): Values {
  const bare = text.replace(/^(?:\(x ?[,;] ?y\) ?=|[a-zA-Z: ]*=?) ?(?=\()/, '');
  const parts = pointIn(bare) ?? splitList(text);
  const names = parts.map((part) => /^([xy]) ?=/i.exec(part)?.[1]?.toLowerCase() ?? '').join('');
  if (parts.length === 0 || !/^(?:xy)?$/.test(names)) throw new UnreadableError();
  return { kind: 'point', of: parts.map((part) => readExpression(part.replace(named, ''))) };
}

/** The formula of the values that were read. */
export function valuesTex(given: Values): string {
  if (given.kind === 'equation') return `${texOf(given.left)} = ${texOf(given.right)}`;
  const inside = given.of.map(texOf).join(',\\ ');
  return given.kind === 'point' ? `\\left(${inside}\\right)` : inside;
}

/** Values of the letters at which expressions are compared: no two agree by chance at all of them. */
const samples = [0.37, 1.62, 2.71, 0.83, 3.14, 1.19, 4.41, 0.59].map(
  (start) =>
    (letters: readonly string[]): Letters =>
      new Map(letters.map((letter, at) => [letter, start + 0.7319 * at + 0.113 * at * at])),
);
const comparedMin = 4;

/** Pairs of values at the samples where both have one. */
function pairsOf(one: Expression, other: Expression): [number, number][] {
  const letters = [...new Set([...lettersOf(one), ...lettersOf(other)])].sort();
  return samples.flatMap((at): [number, number][] => {
    const values = at(letters);
    const pair: [number, number] = [numericValue(one, values), numericValue(other, values)];
    return pair.every(Number.isFinite) ? [pair] : [];
  });
}

function isSame(one: Expression, other: Expression): boolean {
  const pairs = pairsOf(one, other);
  return pairs.length >= comparedMin && pairs.every(([left, right]) => isNear(left, right));
}

const difference = (left: Expression, right: Expression): Expression => ({
  kind: 'sum',
  left,
  sign: '-',
  right,
});

/** Whether both have the same values for all letters; equations may be multiples of each other. */
export function isSameValues(one: Values, other: Values): boolean {
  if (one.kind === 'equation' || other.kind === 'equation') {
    if (one.kind !== 'equation' || other.kind !== 'equation') return false;
    const pairs = pairsOf(difference(one.left, one.right), difference(other.left, other.right));
    const [first] = pairs.filter(([, right]) => Math.abs(right) > zero);
    if (!first || pairs.length < comparedMin || Math.abs(first[0]) <= zero) return false;
    return pairs.every(([left, right]) => isNear(left * first[1], right * first[0]));
  }
  if (one.kind !== other.kind || one.of.length !== other.of.length) return false;
  if (one.kind === 'point') return one.of.every((each, at) => isSame(each, other.of[at] as Expression));
  const left = [...other.of];
  return one.of.every((each) => {
    const at = left.findIndex((its) => isSame(each, its));
    if (at !== -1) left.splice(at, 1);
    return at !== -1;
  });
}
