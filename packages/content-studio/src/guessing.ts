import { optionNumbers } from '@repo/content/option-numbers';
import type { LibraryChapter, LibrarySubject } from '@repo/contracts/library';
import type { Fault } from './fault.ts';

type Question = LibraryChapter['tests'][number]['questions'][number];

/** How often a guessing rule finds the key, among the questions it applies to. */
export type Guess = { hits: number; of: number };

const rules = {
  longest: 'the longest option',
  shortest: 'the shortest option',
  middle: 'a middle number',
  largest: 'the largest number',
  smallest: 'the smallest number',
} as const;
type Rule = keyof typeof rules;
export type Guesses = Record<Rule, Guess>;
/** Limits of the share of hits. */
type Bound = { min: number; max: number };

/**
 * Chance finds 25 % of the keys, or 50 % for the middle; the margin allows for small samples. A rule that
 * almost never finds the key helps students too, because they can exclude its option: whole subjects also
 * have a lower limit.
 */
const bounds: Record<'chapter' | 'subject', Record<Rule, Bound>> = {
  chapter: {
    longest: { min: 0, max: 0.45 },
    shortest: { min: 0, max: 0.5 },
    middle: { min: 0, max: 0.65 },
    largest: { min: 0, max: 0.6 },
    smallest: { min: 0, max: 0.6 },
  },
  subject: {
    longest: { min: 0.12, max: 0.35 },
    shortest: { min: 0.12, max: 0.38 },
    middle: { min: 0.38, max: 0.6 },
    largest: { min: 0.12, max: 0.38 },
    smallest: { min: 0.12, max: 0.38 },
  },
};
/** Minimum sample size. */
const questionsMin = { longest: 15, shortest: 15, middle: 8, largest: 15, smallest: 15 } as const;

/** Share of keys equal to the previous one: chance is 25 %. */
const repeats = { min: 0.18, max: 0.32, from: 20 };
/** Share of one key among a subject's assertion and reason questions. */
const statementsShare = { max: 0.45, from: 10 };
/** Shorter options don't differ visibly in length. */
const wordedFrom = 12;

const shownText = (option: string) =>
  option
    .replaceAll(/\$([^$]*)\$/g, (_, formula: string) => formula.replaceAll(/\\[a-z]+|[{}\\]/gi, ''))
    .trim();

/** The numbers of four options that differ in nothing else, or null. */
export function plainNumbers(options: readonly string[]): number[] | null {
  const read = options.map(optionNumbers);
  const values = read.flatMap(({ numbers }) =>
    numbers.length === 1 && numbers[0] ? [numbers[0].value] : [],
  );
  const isPlain =
    values.length === options.length &&
    new Set(values).size === values.length &&
    new Set(read.map(({ rest }) => rest)).size === 1;
  return isPlain ? values : null;
}

type Guessed = Record<Rule, boolean | null>;
const nothing: Guessed = { longest: null, shortest: null, middle: null, largest: null, smallest: null };

/** @returns for each rule whether it finds the key; null when it doesn't apply */
function guess({ options, correctAnswer }: Question): Guessed {
  const numbers = plainNumbers(options);
  if (numbers) {
    const rank = numbers.toSorted((one, other) => one - other).indexOf(numbers[correctAnswer] ?? 0);
    const [smallest, largest] = [rank === 0, rank === numbers.length - 1];
    return { ...nothing, middle: !smallest && !largest, largest, smallest };
  }
  const lengths = options.map((option) => shownText(option).length);
  if (Math.max(...lengths) < wordedFrom) return nothing;
  const only = (length: number) =>
    lengths.filter((each) => each === length).length === 1 ? lengths[correctAnswer] === length : null;
  return { ...nothing, longest: only(Math.max(...lengths)), shortest: only(Math.min(...lengths)) };
}

const isOfStatements = ({ statements }: Question) => statements !== undefined;

/** Applies the rules to all questions except assertion and reason. */
export function guesses(questions: readonly Question[]): Guesses {
  const found = questions.filter((each) => !isOfStatements(each)).map(guess);
  const count = (rule: Rule): Guess => ({
    hits: found.filter((each) => each[rule] === true).length,
    of: found.filter((each) => each[rule] !== null).length,
  });
  return {
    longest: count('longest'),
    shortest: count('shortest'),
    middle: count('middle'),
    largest: count('largest'),
    smallest: count('smallest'),
  };
}

/**
 * How often a question has the same key as the previous one; assertion and reason questions are excluded,
 * since their options are fixed.
 */
export function keyRepeats(tests: readonly (readonly Question[])[]): Guess {
  const pairs = tests.flatMap((questions) =>
    questions.slice(1).map((question, at) => [questions[at], question] as const),
  );
  const alike = pairs.flatMap(([before, question]) =>
    before && !isOfStatements(before) && !isOfStatements(question)
      ? [before.correctAnswer === question.correctAnswer]
      : [],
  );
  return { hits: alike.filter(Boolean).length, of: alike.length };
}

const isOutside = ({ hits, of }: Guess, { min, max }: Bound) => hits / of < min || hits / of > max;

function faultsOf(id: string, questions: readonly Question[], bound: Record<Rule, Bound>): Fault[] {
  const found = guesses(questions);
  return (Object.keys(rules) as Rule[])
    .filter((rule) => found[rule].of >= questionsMin[rule] && isOutside(found[rule], bound[rule]))
    .map((rule) => ({
      chapter: id,
      fault: `${rules[rule]} is right in ${found[rule].hits} of ${found[rule].of} questions`,
    }));
}

function orderFaults({ id, chapters }: LibrarySubject): Fault[] {
  const tests = chapters.flatMap((chapter) => chapter.tests.map(({ questions }) => questions));
  const repeated = keyRepeats(tests);
  const ofStatements = tests.flat().filter(isOfStatements);
  const keys = [0, 1, 2, 3].map(
    (key) => ofStatements.filter(({ correctAnswer }) => correctAnswer === key).length,
  );
  return [
    ...(repeated.of >= repeats.from && isOutside(repeated, repeats)
      ? [`the key is that of the question before in ${repeated.hits} of ${repeated.of} questions`]
      : []),
    ...(ofStatements.length >= statementsShare.from &&
    Math.max(...keys) / ofStatements.length > statementsShare.max
      ? [`keys of assertions and reasons crowd on one option: ${keys.join(', ')}`]
      : []),
  ].map((fault) => ({ chapter: id, fault }));
}

/** Chapters and subjects whose keys can be guessed by length, rank or order. */
export function guessingFaults(subjects: readonly LibrarySubject[]): Fault[] {
  const questionsOf = ({ tests }: LibraryChapter) => tests.flatMap(({ questions }) => questions);
  return subjects.flatMap((subject) => [
    ...faultsOf(subject.id, subject.chapters.flatMap(questionsOf), bounds.subject),
    ...orderFaults(subject),
    ...subject.chapters.flatMap((chapter) => faultsOf(chapter.id, questionsOf(chapter), bounds.chapter)),
  ]);
}
