import type { LibraryChapter, LibrarySubject } from '@repo/contracts/library';
import { optionNumbers } from '../option-numbers.ts';
import type { Fault } from './fault.ts';

type Question = LibraryChapter['tests'][number]['questions'][number];

/** How often a rule of thumb would find the key of those questions that it applies to. */
export type Guess = { hits: number; of: number };
export type Guesses = { longest: Guess; middle: Guess };

/** Chance gives a quarter and a half; the rest is room for few questions. */
const bounds = {
  chapter: { longest: { share: 0.36, from: 15 }, middle: { share: 0.65, from: 8 } },
  subject: { longest: { share: 0.3, from: 15 }, middle: { share: 0.6, from: 8 } },
} as const;
/** Shorter options look alike in length. */
const wordedFrom = 12;

const shownText = (option: string) =>
  option
    .replaceAll(/\$([^$]*)\$/g, (_, formula: string) => formula.replaceAll(/\\[a-z]+|[{}\\]/gi, ''))
    .trim();

/** The four numbers of options that differ in nothing else, or null. */
function plainNumbers(options: readonly string[]): number[] | null {
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

/** @returns for each rule of thumb whether it finds the key; null where it says nothing */
function guess({ options, correctAnswer }: Question): { longest: boolean | null; middle: boolean | null } {
  const numbers = plainNumbers(options);
  if (numbers) {
    const rank = numbers.toSorted((one, other) => one - other).indexOf(numbers[correctAnswer] ?? 0);
    return { longest: null, middle: rank > 0 && rank < numbers.length - 1 };
  }
  const lengths = options.map((option) => shownText(option).length);
  const most = Math.max(...lengths);
  if (most < wordedFrom) return { longest: null, middle: null };
  const isAlone = lengths.filter((length) => length === most).length === 1;
  return { longest: isAlone && lengths[correctAnswer] === most, middle: null };
}

/** "The longest option" and "a middle number", tried on all questions but those of assertion and reason. */
export function guesses(questions: readonly Question[]): Guesses {
  const found = questions.filter(({ statements }) => !statements).map(guess);
  const count = (rule: keyof Guesses): Guess => ({
    hits: found.filter((each) => each[rule] === true).length,
    of: found.filter((each) => each[rule] !== null).length,
  });
  return { longest: count('longest'), middle: count('middle') };
}

function faultsOf(
  id: string,
  questions: readonly Question[],
  bound: (typeof bounds)['chapter' | 'subject'],
): Fault[] {
  const found = guesses(questions);
  const names = { longest: 'the longest option', middle: 'a middle number' };
  return (['longest', 'middle'] as const)
    .filter(
      (rule) => found[rule].of >= bound[rule].from && found[rule].hits / found[rule].of > bound[rule].share,
    )
    .map((rule) => ({
      chapter: id,
      fault: `${names[rule]} is right in ${found[rule].hits} of ${found[rule].of} questions`,
    }));
}

/** Chapters and subjects in which a student gets on by length or by rank alone. */
export function guessingFaults(subjects: readonly LibrarySubject[]): Fault[] {
  const questionsOf = ({ tests }: LibraryChapter) => tests.flatMap(({ questions }) => questions);
  return subjects.flatMap(({ id, chapters }) => [
    ...faultsOf(id, chapters.flatMap(questionsOf), bounds.subject),
    ...chapters.flatMap((chapter) => faultsOf(chapter.id, questionsOf(chapter), bounds.chapter)),
  ]);
}
