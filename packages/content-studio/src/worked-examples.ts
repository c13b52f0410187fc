import type { LibraryChapter } from '@repo/contracts/library';
import { cut, type Fault } from './fault.ts';

const head = /^\*\*[^*]+\*\*\s*$/;
const exampleHead = /^\*\*(?:Worked|Solved|Model)[^*]*\*\*/;
/** Numbers too common to identify an example. */
const common = new Set(['0', '1', '2', '100']);
/**
 * This many shared numbers identify a calculation. A single one is enough with similar words, if it has three
 * digits or a decimal point.
 */
const numbersMin = 2;
const striking = /^\d{3,}$|\./;
const sharedWordsMin = 4;
const sharedShareMin = { several: 0.6, single: 0.7 };

const numbersIn = (text: string): Set<string> => {
  const plain = text
    .replaceAll(/^\s*\d+\.\s/gm, '')
    .replaceAll(/\\ce\{[^$]*\}/g, ' ')
    // Ignore the value of pi.
    .replaceAll('\\frac{22}{7}', ' ')
    .replaceAll('{,}', '')
    .replaceAll(/(\d),(?=\d{2,3}\b)/g, '$1')
    .replaceAll('\\,', '');
  return new Set((plain.match(/\d+(?:\.\d+)?/g) ?? []).filter((number) => !common.has(number)));
};

const wordsIn = (text: string): Set<string> =>
  new Set(
    text
      .toLowerCase()
      .replaceAll(/\\[a-z]+/g, ' ')
      .match(/\p{L}{4,}/gu) ?? [],
  );

/** Worked examples of a page, each from its heading to the next. */
export function workedExamples(page: string): string[] {
  const examples: string[][] = [];
  let isInside = false;
  for (const line of page.split('\n')) {
    if (exampleHead.test(line)) {
      isInside = true;
      examples.push([]);
    } else if (head.test(line)) isInside = false;
    if (isInside) examples.at(-1)?.push(line);
  }
  return examples.map((lines) => lines.join('\n'));
}

/** A question may reuse an example's figure. */
const withoutFigures = (text: string) => text.replaceAll(/^\s*!\[.*$/gm, '');

/** Whether a question asks what an example solves: it shares all numbers and most words. */
export function repeats(question: string, example: string): boolean {
  const [asked, solved] = [withoutFigures(question), withoutFigures(example)];
  const numbers = [...numbersIn(asked)];
  const given = numbersIn(solved);
  const isSingle = numbers.length < numbersMin;
  if (isSingle && !numbers.some((number) => striking.test(number))) return false;
  if (!numbers.every((number) => given.has(number))) return false;
  const words = [...wordsIn(asked)];
  const there = wordsIn(solved);
  const shared = words.filter((word) => there.has(word)).length;
  return shared >= sharedWordsMin && shared / words.length >= sharedShareMin[isSingle ? 'single' : 'several'];
}

type Question = LibraryChapter['tests'][number]['questions'][number];
type Written = LibraryChapter['written'][number];

/** Text of a question; for a case its passage and the question separately. */
const askedIn = ({ question, case: ofCase }: Question) =>
  ofCase ? [ofCase.passage, ofCase.ask] : [question];
const writtenIn = ({ passage, alternatives }: Written) => [
  ...(passage ? [passage] : []),
  ...alternatives.flatMap(({ question, parts }) => [question, ...parts.flatMap(({ text }) => text ?? [])]),
];

/** Questions, cases and written questions that the chapter's notes already solve. */
export function repeatedExamples({ id, topics, tests, written }: LibraryChapter): Fault[] {
  const examples = topics.flatMap(({ pages }) => pages.flatMap(workedExamples));
  const asked = new Set([
    ...tests.flatMap(({ questions }) => questions.flatMap(askedIn)),
    ...written.flatMap(writtenIn),
  ]);
  return [...asked]
    .filter((text) => examples.some((example) => repeats(text, example)))
    .map((text) => ({ chapter: id, fault: `repeats a worked example: ${cut(text)}`, about: text }));
}
