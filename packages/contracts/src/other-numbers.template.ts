import { evaluate, holds, type Names } from './evaluate.ts';
import { functions } from './evaluate-functions.ts';
import { type OtherNumbers, withTemplateTexts } from './items/other-numbers.ts';
import { filled, gapsOf } from './other-numbers.formats.ts';

type Numbers = Record<string, number>;
/** Some of a number's values: from `from` in steps of `by`. */
type Piece = { from: number; by: number; count: number };

const signedNumber = String.raw`(-?\d+(?:\.\d+)?)`;
const piece = new RegExp(String.raw`^${signedNumber}(?:\.\.${signedNumber}(?: by ${signedNumber})?)?$`);
/** Values of one number. */
const valuesMax = 10_000;
/** Maximum draws before giving up on a question. */
const drawsMax = 2_000;

function piecesOf(values: string): Piece[] {
  const pieces = values.split(',').map((given): Piece => {
    const [, from = '', to = from, by = '1'] = piece.exec(given.trim()) ?? [];
    const count = 1 + Math.floor((Number(to) - Number(from)) / Number(by) + 1e-9);
    if (from === '' || !(count >= 1)) throw new Error(`'${given.trim()}' is not a number or a range`);
    return { from: Number(from), by: Number(by), count };
  });
  const count = countOf(pieces);
  if (count > valuesMax) throw new Error(`'${values}' has more than ${valuesMax} values`);
  return pieces;
}

const countOf = (pieces: readonly Piece[]) => pieces.reduce((sum, { count }) => sum + count, 0);

function valueAt(pieces: readonly Piece[], index: number): number {
  let left = index;
  for (const { from, by, count } of pieces) {
    if (left < count) return Number((from + left * by).toFixed(6));
    left -= count;
  }
  throw new Error('no such value');
}

/** The names in one order, because storage may reorder them. */
const namesOf = ({ numbers }: OtherNumbers) => Object.keys(numbers).toSorted();

/** All names with their values: the numbers, and the results calculated from them. */
function resultsOf(template: OtherNumbers, numbers: Numbers): Names {
  const names = new Map(namesOf(template).map((name) => [name, numbers[name] ?? Number.NaN]));
  for (const line of template.let ?? []) {
    const [, name = '', calculation] = /^([a-z]{1,10}) = (.+)$/.exec(line) ?? [];
    if (!calculation) throw new Error(`'${line}' is not a result such as 'h = hcf(a, b)'`);
    names.set(name, evaluate(calculation, names));
  }
  return names;
}

const isAllowed = (template: OtherNumbers, names: Names) =>
  (template.where ?? []).every((statement) => holds(statement, names));

/** Whether the numbers fulfil the conditions and give no two options with the same text. */
function isUsable(template: OtherNumbers, numbers: Numbers): boolean {
  const names = resultsOf(template, numbers);
  if (!isAllowed(template, names)) return false;
  const options = [template.right, ...template.wrong.map(({ option }) => option)];
  return new Set(options.map((text) => filled(text, names))).size === options.length;
}

/** A question with one set of numbers, the right option first. */
export type NumberVariant = Pick<OtherNumbers, 'question' | 'explanation' | 'hint' | 'secondHint'> & {
  options: { text: string; slip: string | null }[];
};

/**
 * The question with these numbers.
 * @throws when something can't be calculated or isn't a clean number
 */
export function variantWith(template: OtherNumbers, numbers: Numbers): NumberVariant {
  const names = resultsOf(template, numbers);
  const fill = (text: string) => filled(text, names);
  const { explanation, hint, secondHint } = template;
  return {
    question: fill(template.question),
    options: [
      { text: fill(template.right), slip: null },
      ...template.wrong.map(({ option, slip }) => ({ text: fill(option), slip: fill(slip) })),
    ],
    ...(explanation && { explanation: fill(explanation) }),
    ...(hint && { hint: fill(hint) }),
    ...(secondHint && { secondHint: fill(secondHint) }),
  };
}

/** Whether the numbers are usable and every text can be calculated with them. */
function canBeShown(template: OtherNumbers, numbers: Numbers): boolean {
  try {
    return isUsable(template, numbers) && variantWith(template, numbers).options.length > 0;
  } catch {
    return false;
  }
}

/** Draws numbers that differ from the question's own; null when none were found. */
export function drawNumbers(template: OtherNumbers, random: () => number): Numbers | null {
  const names = namesOf(template).map((name) => ({ name, pieces: piecesOf(template.numbers[name] ?? '') }));
  for (let draw = 0; draw < drawsMax; draw++) {
    const numbers = Object.fromEntries(
      names.map(({ name, pieces }) => [name, valueAt(pieces, Math.floor(random() * countOf(pieces)))]),
    );
    const isOwn = names.every(({ name }) => numbers[name] === template.own[name]);
    if (!isOwn && canBeShown(template, numbers)) return numbers;
  }
  return null;
}

/** Every usable set of numbers; null when there are more than `max` sets to try. */
export function allNumbers(template: OtherNumbers, max: number): Numbers[] | null {
  let sets: Numbers[] = [{}];
  for (const name of namesOf(template)) {
    const pieces = piecesOf(template.numbers[name] ?? '');
    if (sets.length * countOf(pieces) > max) return null;
    const values = Array.from({ length: countOf(pieces) }, (_, at) => valueAt(pieces, at));
    sets = sets.flatMap((set) => values.map((value) => ({ ...set, [name]: value })));
  }
  return sets.filter((numbers) => isUsable(template, numbers));
}

const reserved = new Set([...Object.keys(functions), 'pi', 'count', 'solve', 'and', 'or']);
/** `count` is slow on phones, so only the library's checks may use it. */
const slow = /\b(?:count|solve)\b/;

/** What is wrong with a template; null if it can be shown with its own numbers. */
export function otherNumbersIssue(template: OtherNumbers): string | null {
  const { own, numbers, let: results = [], where = [] } = template;
  try {
    const names = namesOf(template);
    const taken = [...names, ...results.map((line) => line.split(' ')[0] ?? '')].find((name) =>
      reserved.has(name),
    );
    if (taken) throw new Error(`'${taken}' can't be the name of a number`);
    const isSame = names.join() === Object.keys(own).toSorted().join();
    if (!isSame) throw new Error("'own' and 'numbers' don't name the same numbers");
    const gaps: string[] = [];
    withTemplateTexts(template, (text) => {
      gaps.push(...gapsOf(text));
      return text;
    });
    const calculations = [...results, ...where, ...gaps];
    const counting = calculations.find((each) => slow.test(each));
    if (counting) throw new Error(`'${counting}' takes too long on a phone`);
    for (const values of Object.values(numbers)) piecesOf(values);
    variantWith(template, own);
    if (!isAllowed(template, resultsOf(template, own)))
      throw new Error("the question's own numbers don't fulfil the conditions");
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
