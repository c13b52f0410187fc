import type { Chapter } from '@repo/contracts/content';
import { letterOf } from '@repo/contracts/question-names';
import type { Question } from '@repo/contracts/tests';
import { type TypedAnswerIssue, typedAnswerIssue } from '@repo/contracts/typed/mark-typed';
import type { DraftProblem } from '@repo/db/schema';
import { sameTextKey, withoutSpacing } from './same-text.ts';

/** Places listed in one message; more are only counted. */
const placesNamedMax = 10;

const joined = (words: readonly string[]): string =>
  words.length < 2 ? words.join() : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;

/** Sorted numbers as text: '1 to 3, 5 and 9'. */
function spokenNumbers(numbers: readonly number[]): string {
  const runs: { first: number; last: number }[] = [];
  for (const n of numbers) {
    const run = runs.at(-1);
    if (run?.last === n - 1) run.last = n;
    else runs.push({ first: n, last: n });
  }
  const left = runs.slice(placesNamedMax).reduce((sum, { first, last }) => sum + last - first + 1, 0);
  return joined([
    ...runs
      .slice(0, placesNamedMax)
      .map(({ first, last }) => (first === last ? `${first}` : `${first} to ${last}`)),
    ...(left > 0 ? [`${left} more`] : []),
  ]);
}

/** The question and its options, in any order. */
const keyOf = ({ question, options }: Question) =>
  JSON.stringify([sameTextKey(question), ...options.map(withoutSpacing).toSorted()]);

function questionsTwice({ tests }: Chapter): DraftProblem[] {
  const places = new Map<string, string>();
  return tests.flatMap(({ _id: itemId, title, questions }) =>
    questions.flatMap((question, index): DraftProblem[] => {
      const key = keyOf(question);
      const first = places.get(key);
      if (first === undefined) {
        places.set(key, `question ${index + 1} of '${title}'`);
        return [];
      }
      const message = `Question ${index + 1} of '${title}' is the same as ${first}`;
      return [{ list: 'tests', itemId, message }];
    }),
  );
}

/** The letters of options with the same text, one array per set. */
function equalOptions({ options }: Question): string[][] {
  const lettersOf = new Map<string, string[]>();
  options.forEach((option, index) => {
    const text = withoutSpacing(option);
    lettersOf.set(text, [...(lettersOf.get(text) ?? []), letterOf(index)]);
  });
  return [...lettersOf.values()].filter(({ length }) => length > 1);
}

const optionProblems = ({ tests }: Chapter): DraftProblem[] =>
  tests.flatMap(({ _id: itemId, title, questions }) =>
    questions.flatMap((question, index) =>
      equalOptions(question).map(
        (letters): DraftProblem => ({
          list: 'tests',
          itemId,
          message: `Options ${joined(letters)} of question ${index + 1} of '${title}' are equal`,
        }),
      ),
    ),
  );

function explanationProblems({ tests }: Chapter): DraftProblem[] {
  return tests.flatMap(({ _id: itemId, title, questions }): DraftProblem[] => {
    const without = questions.flatMap(({ explanation = '' }, index) =>
      explanation.trim() === '' ? [index + 1] : [],
    );
    if (without.length === 0) return [];
    const [who, has] = without.length === 1 ? ['Question', 'has'] : ['Questions', 'have'];
    const message = `${who} ${spokenNumbers(without)} of '${title}' ${has} no explanation`;
    return [{ list: 'tests', itemId, message }];
  });
}

const typedProblem = {
  unreadable: "can't be read",
  notTheRightOption: "isn't the right option",
  wrongOption: 'also accepts a wrong option',
} as const satisfies Record<TypedAnswerIssue, string>;

const typedProblems = ({ tests }: Chapter): DraftProblem[] =>
  tests.flatMap(({ _id: itemId, title, questions }) =>
    questions.flatMap((question, index): DraftProblem[] => {
      const issue = typedAnswerIssue(question);
      if (!issue) return [];
      const message = `The typed answer of question ${index + 1} of '${title}' ${typedProblem[issue]}`;
      return [{ list: 'tests', itemId, message }];
    }),
  );

/** What an admin may want to fix in the questions of a chapter's tests, test by test. */
export const questionProblems = (chapter: Chapter): DraftProblem[] => [
  ...questionsTwice(chapter),
  ...optionProblems(chapter),
  ...explanationProblems(chapter),
  ...typedProblems(chapter),
];
