import { evaluate } from '@repo/contracts/evaluate';
import { border, type Term, termAfter, termBefore, toArithmetic } from './arithmetic.ts';
import { cut, type Fault } from './fault.ts';
import { type PlacedText, placeOf } from './sources.ts';
import { wrongOnPurpose } from './wrong-on-purpose.ts';

/** Two expressions joined by `=` or `≈` that can both be calculated. */
export type Link = { place: string; left: string; right: string; isRight: boolean };

const times: Record<string, number> = { lakh: 1e5, crore: 1e7, thousand: 1e3, '%': 0.01 };
/** Approximations that questions use instead of exact values. */
const schoolValues: [name: RegExp, values: string[]][] = [
  [/\bpi\b/g, ['pi', '(22/7)', '3.14']],
  [/sqrt\(2\)/g, ['sqrt(2)', '(1.41)', '(1.414)']],
  [/sqrt\(3\)/g, ['sqrt(3)', '(1.73)', '(1.732)']],
  [/sqrt\(5\)/g, ['sqrt(5)', '(2.24)', '(2.236)']],
];

/** Possible values of a term: with school values of π, a mixed number as a product, `%` and lakh as words. */
function valuesOf({ expression, unit }: Term): number[] {
  const mixed = expression.includes('#')
    ? [
        expression.replaceAll(/(\d+(?:\.\d+)?)#(\(\(\d+\)\/\(\d+\)\))/g, '($1+$2)').replaceAll('#', '*'),
        expression.replaceAll('#', '*'),
      ]
    : [expression];
  const spelt = schoolValues.reduce(
    (forms, [name, values]) =>
      forms.flatMap((form) =>
        form.search(name) === -1 ? [form] : values.map((value) => form.replaceAll(name, value)),
      ),
    mixed,
  );
  const values = spelt.flatMap((each) => {
    try {
      return [evaluate(each)];
    } catch {
      return [];
    }
  });
  const factor = times[unit];
  return factor === undefined ? values : [...values, ...values.map((value) => value * factor)];
}

/**
 * Half a unit of the last digit shown; a full unit after `≈`, where trailing zeros of whole numbers may also
 * be rounded.
 */
function toleranceOf({ expression }: Term, isAbout: boolean): number {
  const found = /^-?\s*\d+(?:\.(\d+))?(?:\s*\*\s*10\s*\^\s*\(?\s*(-?\d+)\s*\)?)?$/.exec(expression);
  if (!found) return 0;
  const [, decimals = '', power = '0'] = found;
  const digit = 10 ** (Number(power) - decimals.length);
  if (isAbout) return digit * 10 ** (decimals ? 0 : (/0+$/.exec(expression)?.[0].length ?? 0)) * 1.001;
  return decimals ? 0.5 * digit * 1.001 : 0;
}

const isSame = (left: Term, right: Term, isAbout: boolean) => {
  const tolerance = Math.max(toleranceOf(left, isAbout), toleranceOf(right, isAbout));
  return valuesOf(left).some((one) =>
    valuesOf(right).some(
      (other) => Math.abs(one - other) <= tolerance + 1e-9 * Math.max(1, Math.abs(one), Math.abs(other)),
    ),
  );
};

const isNumber = ({ expression }: Term) => /^-?\s*[\d.]+$/.test(expression);

/** A unit conversion: 20 cm = 0.2 m. */
const isConversion = (left: Term, right: Term) =>
  left.unit !== '' &&
  right.unit !== '' &&
  left.unit !== right.unit &&
  !('%' === right.unit || '%' === left.unit);

/** Sentences with their positions; wrapped lines are joined, except in lists and tables. */
const sentencesIn = (text: string): { sentence: string; at: number }[] => {
  const joined = text.replaceAll(/(?<!\n)\n(?!\s*(?:\n|\d+\.\s|[-|!]\s?|$))(?=\s*\S)/g, ' ');
  return [...joined.matchAll(/(?:\$\$[^$]*\$\$|\$[^$]*\$|[.;!?](?!\s|$)|[^.;!?\n|])+/g)].map((found) => ({
    sentence: found[0],
    at: found.index,
  }));
};

/** Splits a sentence where no expression continues: at commas outside brackets, and at signs such as ≠. */
function piecesOf(arithmetic: string): string[] {
  let depth = 0;
  const pieces = [''];
  for (const [at, sign] of [...arithmetic].entries()) {
    if (sign === '(') depth++;
    if (sign === ')') depth = Math.max(0, depth - 1);
    const isEnd = sign === border || (sign === ',' && depth === 0 && !/^\d/.test(arithmetic.slice(at + 1)));
    if (isEnd) pieces.push('');
    else pieces[pieces.length - 1] += sign;
  }
  return pieces;
}

function linksOfPiece(piece: string): Omit<Link, 'place'>[] {
  const signs = piece.match(/[=≈]/g) ?? [];
  const segments = piece.split(/[=≈]/);
  return signs.flatMap((sign, at) => {
    const left = termBefore(segments[at] ?? '');
    const right = termAfter((segments[at + 1] ?? '').trimStart());
    if (!left || !right || isConversion(left, right)) return [];
    // Two plain numbers are a step of an argument, not a calculation: 4 = 9 remains.
    if (sign === '=' && isNumber(left) && isNumber(right)) return [];
    if (valuesOf(left).length === 0 || valuesOf(right).length === 0) return [];
    return [{ left: left.expression, right: right.expression, isRight: isSame(left, right, sign === '≈') }];
  });
}

const isSum = ({ file, path }: PlacedText) =>
  !file.endsWith('syllabus.yaml') && !path.includes('check') && !path.includes('options');

/** All equations of the texts that can be checked; a chain `a = b = c` has two. */
export const linksIn = (texts: readonly PlacedText[]): Link[] =>
  texts.filter(isSum).flatMap((placed) =>
    sentencesIn(placed.text).flatMap(({ sentence, at }) =>
      piecesOf(toArithmetic(sentence))
        .flatMap(linksOfPiece)
        .map((link) => ({ place: placeOf(placed, at), ...link })),
    ),
  );

/** An equation as one line. */
export const linkText = ({ left, right }: Pick<Link, 'left' | 'right'>): string =>
  `${left} = ${right}`.replaceAll(/\s+/g, ' ').replaceAll('( ', '(').replaceAll(' )', ')');

/** Wrong equations of a chapter. */
export const sumFaults = (chapter: string, texts: readonly PlacedText[]): Fault[] =>
  linksIn(texts)
    .filter((link) => !link.isRight && !wrongOnPurpose[chapter]?.includes(linkText(link)))
    .map(({ place, left, right }) => ({ chapter, place, fault: `${cut(left)} is not ${cut(right)}` }));
