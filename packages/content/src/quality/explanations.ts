import type { LibraryChapter } from '@repo/contracts/library';
import { cut, type Fault } from './fault.ts';

const tokens = (text: string): string[] =>
  text
    .toLowerCase()
    .replaceAll(/\\[a-z]+/g, ' ')
    .match(/\p{L}{3,}|\d+(?:\.\d+)?/gu) ?? [];
/** So much has to be new against the question and its key. */
const newTokensMin = 3;

/** An equation or a sum that is worked out is a reason by itself. */
const calculation = /=|->|[÷×]|\\times/;

/** Whether an explanation says anything that neither the question nor the key has said. */
export function onlyRepeats(explanation: string, question: string, key: string): boolean {
  if (calculation.test(explanation)) return false;
  const said = new Set([...tokens(question), ...tokens(key)]);
  const isNew = new Set(tokens(explanation).filter((token) => !said.has(token)));
  return isNew.size < newTokensMin;
}

/** Questions whose explanation only says the key again. */
export function emptyExplanations({ id, tests }: LibraryChapter): Fault[] {
  return tests
    .flatMap(({ questions }) => questions)
    .filter(({ explanation, question, options, correctAnswer }) =>
      onlyRepeats(explanation ?? '', question, options[correctAnswer] ?? ''),
    )
    .map(({ question, explanation }) => ({
      chapter: id,
      fault: `the explanation says nothing new: ${cut(question)}: ${cut(explanation ?? '')}`,
    }));
}
