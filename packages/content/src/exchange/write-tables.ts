import { optionsMax } from '@repo/contracts/limits';
import type { Question } from '@repo/contracts/tests';
import Papa from 'papaparse';
import type { CardItem } from './reading.ts';

/** With the mark of UTF-8, without which spreadsheets misread it. */
const table = (fields: string[], data: string[][]) =>
  `\uFEFF${Papa.unparse({ fields, data }, { newline: '\r\n' })}\r\n`;

/** Cards as a table that spreadsheets, Anki and the import read. */
export function writeCards(cards: readonly CardItem[]): string {
  return table(
    ['question', 'answer', 'difficulty'],
    cards.map(({ question, answer, difficulty }) => [question, answer, difficulty]),
  );
}

export const optionLetter = (index: number) => String.fromCharCode(65 + index);
const optionIndexes = Array.from({ length: optionsMax }, (_, index) => index);

/** Questions as a table; the right option is given by its letter. */
export function writeQuestionTable(questions: readonly Question[]): string {
  return table(
    [
      'question',
      ...optionIndexes.map((index) => `option ${optionLetter(index)}`),
      'correct option',
      'difficulty',
      'explanation',
    ],
    questions.map(({ question, options, correctAnswer, difficulty, explanation }) => [
      question,
      ...optionIndexes.map((index) => options[index] ?? ''),
      optionLetter(correctAnswer),
      difficulty,
      explanation ?? '',
    ]),
  );
}
