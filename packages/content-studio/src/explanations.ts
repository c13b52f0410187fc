import type { LibraryChapter } from '@repo/contracts/library';
import { cut, type Fault } from './fault.ts';

/** Words that explain nothing: common words, and words that only refer to the key. */
const stopWords = new Set(
  (
    'about above after again all also and another any are because been before being below between both but can cannot ' +
    'could did does each either every few for from gives given has have having hence her here him his how into its ' +
    'itself just like made make makes many may more most much must neither nor not now off one ones only other our out ' +
    'over own same shall she should since some such than that the their them then there therefore these they this those ' +
    'thus too under until upon very was way well were what when where which while who whom whose why will with would ' +
    'you your answer called choice correct definition false hence key mean meaning means name named names option options ' +
    'question right says simply statement statements true understood word words wrong'
  ).split(' '),
);

const withoutCommands = (text: string) => text.replaceAll('{,}', '').replaceAll(/\\[a-z]+/g, ' ');
const numbersIn = (text: string): string[] =>
  withoutCommands(text)
    .replaceAll(/(\d),(?=\d{2,3}\b)/g, '$1')
    .match(/\d+(?:\.\d+)?/g) ?? [];
const wordsIn = (text: string): string[] =>
  (
    withoutCommands(text)
      .toLowerCase()
      .match(/\p{L}{3,}/gu) ?? []
  ).filter((word) => !stopWords.has(word));
/**
 * Minimum number of words of an explanation that are not in question or key; fewer for assertion and reason,
 * whose texts already contain much.
 */
const newTokensMin = { choice: 3, statements: 2 };

/** An equation is an explanation if it has a new number, or calculates with given ones. */
const equation = /=|≈|\\approx|\\ne\b|\\div|÷/;
const number = String.raw`(?:\d+(?:\.\d+)?)`;
const worked = new RegExp(
  String.raw`${number}[^$=≈;:,\p{L}]*(?:[-+×÷−]|\\times|\\div)[^$=≈;:,\p{L}]*${number}|\\[dt]?frac\{[^{}=$]*\d[^{}=$]*\}\{[^{}=$]*\d|\)\s*\([^=$]*\)\s*=`,
  'u',
);
const chemical = /\\ce\{[^$]*->[^$]*/g;

/** Whether an explanation adds nothing to question and key. */
export function onlyRepeats(
  explanation: string,
  question: string,
  key: string,
  newMin = newTokensMin.choice,
): boolean {
  const saidNumbers = new Set([...numbersIn(question), ...numbersIn(key)]);
  const newNumbers = new Set(numbersIn(explanation).filter((number) => !saidNumbers.has(number)));
  if (equation.test(explanation) && (newNumbers.size > 0 || worked.test(explanation))) return false;
  const equations = explanation.match(chemical) ?? [];
  if (equations.some((equation) => !question.includes(equation) && !key.includes(equation))) return false;
  const said = new Set([...wordsIn(question), ...wordsIn(key)]);
  const newWords = new Set(wordsIn(explanation).filter((word) => !said.has(word)));
  return newWords.size + newNumbers.size < newMin;
}

/** Questions whose explanation only repeats the key. */
export function emptyExplanations({ id, tests }: LibraryChapter): Fault[] {
  return tests
    .flatMap(({ questions }) => questions)
    .filter(({ explanation, question, case: ofCase, statements, options, correctAnswer }) =>
      // Ignore the passage: an explanation may repeat where in it the answer is.
      onlyRepeats(
        explanation ?? '',
        ofCase?.ask ?? question,
        options[correctAnswer] ?? '',
        newTokensMin[statements ? 'statements' : 'choice'],
      ),
    )
    .map(({ question, explanation }) => ({
      chapter: id,
      fault: `the explanation says nothing new: ${cut(question)}: ${cut(explanation ?? '')}`,
      about: explanation ?? '',
    }));
}
