import { lengthLetters } from './solve.ts';

/** Thrown with the part that can't be read. */
export class UnreadPartError extends Error {}

/** Names that are functions or letters, not words. */
export const functionNames = /cosec|csc|sin|cos|tan|cot|sec|sqrt|theta|alpha|beta|pi/gi;
const otherLetters = 'μλκιηζεδγ';
/** Maps each name of several signs (a₁₅, S_n, AB, LHS) to one letter that expressions can read. */
export type Names = Map<string, string>;
const indexed = /(?<![a-zA-Z])([a-zA-Z])_?\{?(?:₍)?([₀-₉ₙ]+|(?<=_\{?)(?:\d+|[a-zA-Z](?![a-zA-Z])))\}?/g;
const capitals = /(?<![a-zA-Z])[A-Z]{2,4}(?![a-zA-Z])/g;
/** The nth term and the sum, as they are typed: an, Sn, a10. */
const terms = /(?<![a-zA-Z])[aStT](?:n(?![a-zA-Z])|\d+(?=\s*=))/g;

function aliasOf(name: string, names: Names): string {
  const letters = /^[A-Z]{2,}$/.test(name) ? lengthLetters : otherLetters;
  const taken = new Set(names.values());
  const letter = names.get(name) ?? [...letters].find((each) => !taken.has(each));
  if (letter === undefined) throw new UnreadPartError(name);
  names.set(name, letter);
  return letter;
}

/** A line with one letter for each name of several signs. */
export function withNames(text: string, names: Names): string {
  const alias = (name: string) => {
    const lowered = (sign: string) => String(sign.charCodeAt(0) - 0x2080);
    const key = name.replaceAll(/[_{}]/g, '').replaceAll(/[₀-₉]/g, lowered).replaceAll('ₙ', 'n');
    return aliasOf(key, names);
  };
  return text.replaceAll(indexed, alias).replaceAll(terms, alias).replaceAll(capitals, alias);
}

/**
 * Replaces what is in front of `=` by one letter: a function's value or a quantity in words, as in p(2) = 0,
 * surface area = 6 × 36.
 */
export function withPhrase(text: string, names: Names): string {
  const value = /^\s*([pqfgP]\([^()]*\))\s*(?==)/.exec(text)?.[1];
  if (value !== undefined) return text.replace(value, aliasOf(value, names));
  const phrase = /^\s*([\p{L}\p{M}][\p{L}\p{M}\s.()'-]*?)\s*(?==)/u.exec(text)?.[1];
  if (phrase === undefined || wordIn(phrase) === null) return text;
  return text.replace(phrase, aliasOf(phrase.toLowerCase(), names));
}

const shorts = new Set('is of by we at it in be on no he ki ka ke se ko'.split(' '));
/** The first word that is neither a function nor a product of letters. */
export function wordIn(text: string): string | null {
  for (const [run] of text.replaceAll(functionNames, ' ').matchAll(/[\p{L}\p{M}]+/gu))
    if (/[^a-zA-Zα-ωΔ]/.test(run) || run.length > 2 || shorts.has(run.toLowerCase())) return run;
  return null;
}

/** The part as the student typed it: with names in place of their letters. */
export function shown(part: string, names: Names): string {
  return [...names].reduce((text, [name, letter]) => text.replaceAll(letter, name), part);
}
