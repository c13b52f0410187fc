import { evaluate, type Names } from './evaluate.ts';
import { factorised } from './evaluate-functions.ts';

/** Most decimals of a shown number. */
const decimalsMax = 4;

/** A whole number, or a decimal with few places. @throws when more would be needed */
function plain(value: number): string {
  const shown = Number(value.toFixed(decimalsMax));
  if (Math.abs(shown - value) > 1e-9 * Math.max(1, Math.abs(value)))
    throw new Error(`${value} is not a whole number or a short decimal`);
  return String(shown === 0 ? 0 : shown);
}

function whole(value: number): number {
  if (Math.abs(value - Math.round(value)) > 1e-9) throw new Error(`${value} is not a whole number`);
  return Math.round(value) + 0;
}

const divisor = (a: number, b: number): number => (b === 0 ? Math.abs(a) : divisor(b, a % b));

function lowest(top: number, bottom: number): [top: number, bottom: number] {
  if (bottom === 0) throw new Error('a fraction has the denominator 0');
  const by = divisor(top, bottom) * Math.sign(bottom);
  return [top / by, bottom / by];
}

function fraction(top: number, bottom: number): string {
  const [over, under] = lowest(whole(top), whole(bottom));
  if (under === 1) return String(over);
  return `${over < 0 ? '-' : ''}\\frac{${Math.abs(over)}}{${under}}`;
}

/** A product of a whole number and a square root, over a whole number, in lowest terms. */
function surd(factor: number, radicand: number, bottom = 1): string {
  let [outer, inner] = [whole(factor), factorised(whole(radicand))];
  if (inner < 0) throw new Error('a root of a negative number');
  for (let root = Math.floor(Math.sqrt(inner)); root > 1; root--)
    if (inner % (root * root) === 0) [outer, inner] = [outer * root, inner / (root * root)];
  if (inner <= 1 || outer === 0) return fraction(outer * inner, bottom);
  const [over, under] = lowest(outer, whole(bottom));
  const top = `${Math.abs(over) === 1 ? '' : Math.abs(over)}\\sqrt{${inner}}`;
  return `${over < 0 ? '-' : ''}${under === 1 ? top : `\\frac{${top}}{${under}}`}`;
}

function primes(value: number): string {
  let left = factorised(whole(value));
  if (left < 2) throw new Error(`${value} has no prime factors`);
  const powers: string[] = [];
  for (let prime = 2; left > 1; prime++) {
    let exponent = 0;
    for (; left % prime === 0; left /= prime) exponent++;
    if (exponent > 0) powers.push(exponent === 1 ? `${prime}` : `${prime}^${exponent}`);
    if (prime * prime > left && left > 1) prime = left - 1;
  }
  return powers.join(' \\times ');
}

function signed(value: number, size: string): string {
  if (value === 0) throw new Error('a term is 0');
  return `${value < 0 ? '-' : '+'} ${size}`;
}

const sized = (value: number) => (Math.abs(value) === 1 ? '' : plain(Math.abs(value)));
/** Outside formulas, where signs and fractions need one. */
const inText = (formula: string) => (/[-\\]/.test(formula) ? `$${formula}$` : formula);

/** How a gap may show its numbers; a gap without a format has one plain number. */
const formats: Record<string, (...values: [number, ...number[]]) => string> = {
  /** A number within words: 4, but $-4$. */
  number: (value) => inText(plain(value)),
  /** A ratio within words: 2, or $\frac{2}{3}$. */
  ratio: (top, bottom = 1) => inText(fraction(top, bottom)),
  frac: (top, bottom = 1) => fraction(top, bottom),
  surd,
  primes,
  /** A term with its sign: + 3. */
  plus: (value) => signed(value, plain(Math.abs(value))),
  /** A number before a letter: + 3, but + for 1. */
  term: (value) => signed(value, sized(value)).trimEnd() + (Math.abs(value) === 1 ? ' ' : ''),
  /** A first factor before a letter: 3, nothing for 1, - for -1. */
  coef: (value) => `${value < 0 ? '-' : ''}${sized(value)}`,
  money: (value) => `₹${whole(value).toLocaleString('en-IN')}`,
};

const gap = /\{\{([^{}]+)\}\}/g;
const formatted = /^\s*([a-z]+)\s*\((.*)\)\s*$/;

/** The arguments of a format, split at commas outside brackets. */
function split(list: string): string[] {
  let depth = 0;
  const found = [''];
  for (const sign of list) {
    if (sign === '(') depth++;
    if (sign === ')') depth--;
    if (sign === ',' && depth === 0) found.push('');
    else found[found.length - 1] += sign;
  }
  return found;
}

function shown(inside: string, names: Names): string {
  const [, name = '', list = ''] = formatted.exec(inside) ?? [];
  const format = Object.hasOwn(formats, name) ? formats[name] : undefined;
  if (!format) return plain(evaluate(inside, names));
  const [first = Number.NaN, ...others] = split(list).map((each) => evaluate(each, names));
  return format(first, ...others);
}

/**
 * A text with its gaps filled: `{{a + b}}`, or with a format, `{{frac(a, b)}}`.
 * @throws when a gap can't be calculated or isn't a clean number
 */
export const filled = (text: string, names: Names): string =>
  text.replaceAll(gap, (_, inside: string) => shown(inside, names));

/** The calculations in a text. */
export const gapsOf = (text: string): string[] => [...text.matchAll(gap)].map(([, inside = '']) => inside);
