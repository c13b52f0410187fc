import { optionNumbers } from '@repo/content/option-numbers';
import { extrasBefore } from '@repo/contracts/items/extra-texts';
import type { LibraryChapter } from '@repo/contracts/library';
import { cut, type Fault } from './fault.ts';

type Question = LibraryChapter['tests'][number]['questions'][number];

const formulas = /\$\$?([^$]*)\$\$?/g;
/**
 * Minimum length of an option to search for: shorter ones, such as a letter, occur in many sentences and
 * formulas.
 */
const optionMin = 3;

/** Words and numbers with single spaces between them and around all, formulas without their commands' signs. */
const spaced = (text: string): string =>
  ` ${text
    .replaceAll(/\\(?:text|ce|mathrm|dfrac|tfrac|frac|left|right)\b|[\\{}$*]/g, ' ')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}=+\-−×÷/^<>.:]+|[.:](?!\d)/gu, ' ')
    .trim()} `.replaceAll(/\s+/g, ' ');

/** An option without its leading article, because a sentence may use another one. */
const optionText = (option: string) => spaced(option).replace(/^ (?:an?|the) (?!and )(?=\S)/, ' ');

const plainNumber = /(?<![\w.^])\d[\d,]*(?:\.\d+)?(?![\w^])/g;
const numberOf = (shown: string) => Number(shown.replaceAll(',', ''));

/** Every number in a text. */
const numbersOf = (text: string): number[] => [
  ...optionNumbers(text).numbers.map(({ value }) => value),
  ...(text.match(/\d[\d,]*(?:\.\d+)?/g) ?? []).map(numberOf),
];

/** Whether a side of an equation is a single value: not a sum or product, but with a power of ten. */
const isWorkedOut = (side: string) =>
  !/\\cdot|\\div|[^\s{(^]\s*[-+−]/.test(side) && !/\\times(?!\s*10\^)/.test(side);

/** The numbers of a text that are a value: those of sentences, and sides of equations with nothing else. */
function valuesOf(text: string): number[] {
  const sides = [...text.matchAll(formulas)].flatMap(([, formula = '']) => formula.split(/=|\\approx|≈/));
  const ofSides = sides.filter(isWorkedOut).flatMap((side) => {
    const { numbers, rest } = optionNumbers(side.replaceAll(/\\text\{[^{}]*\}/g, ' '));
    return numbers.length === 1 && !/[a-z<>]/i.test(rest.replace('deg', '')) ? numbers : [];
  });
  const ofWords = text.replaceAll(formulas, ' ').match(plainNumber) ?? [];
  return [...ofSides.map(({ value }) => value), ...ofWords.map(numberOf)];
}

const isSame = (one: number, other: number) => Math.abs(one - other) <= 1e-6 * Math.max(1, Math.abs(other));

/** Whether a text has the words of an option, or its value if it has one. */
function says(text: string, option: string, values: (text: string) => number[]): boolean {
  const words = optionText(option);
  if (words.trim().length >= optionMin && spaced(text).includes(words)) return true;
  const [value, ...others] = valuesOf(option);
  return value !== undefined && others.length === 0 && values(text).some((found) => isSame(found, value));
}

/**
 * Whether a hint contains the words or the value of the right option, unless the question contains them too,
 * or the hint contains those of another option.
 */
export function givesAway(hint: string, { question, options, correctAnswer, statements }: Question): boolean {
  // Skip the board's four options, which are the same everywhere.
  if (statements) return false;
  const key = options[correctAnswer] ?? '';
  return (
    says(hint, key, valuesOf) &&
    !says(question, key, numbersOf) &&
    options.every((option, at) => at === correctAnswer || !says(hint, option, valuesOf))
  );
}

function faultsOf(given: Question): { fault: string; about: string }[] {
  const hints = extrasBefore.flatMap((name) => given[name] ?? []);
  const [first = '', second] = hints;
  const fault = (sentence: string, hint: string) => ({ fault: `${sentence}: ${cut(hint)}`, about: hint });
  return [
    ...(hints.length < extrasBefore.length
      ? [fault('there should be two hints', first || given.question)]
      : []),
    ...(second !== undefined && spaced(first) === spaced(second)
      ? [fault('both hints are the same', first)]
      : []),
    ...hints
      .filter((hint) => givesAway(hint, given))
      .map((hint) => fault('the hint gives the answer away', hint)),
  ];
}

/** Hints that give the answer away, come twice or are missing. */
export const hintFaults = ({ id, tests }: LibraryChapter): Fault[] =>
  tests
    .flatMap(({ questions }) => questions)
    .flatMap(faultsOf)
    .map((found) => ({ chapter: id, ...found }));
