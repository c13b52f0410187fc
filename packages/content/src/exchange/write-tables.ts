import { isAskedByBoard } from '@repo/contracts/extra.rules';
import { extraTextNames } from '@repo/contracts/items/extra-text-names';
import { type ExtraText, extrasAfter, extrasBefore, extraTexts } from '@repo/contracts/items/extra-texts';
import { optionsMax } from '@repo/contracts/limits/content';
import { clearName } from '@repo/contracts/right-option';
import { assertionReasonOptions, kindOf, type Question } from '@repo/contracts/tests';
import { typedAnswerText } from '@repo/contracts/typed/typed-answer-text';
import Papa from 'papaparse';
import { extraCell, extraColumn } from './extra-cells.ts';
import { type KindColumn, kindColumns } from './question-kind-cells.ts';
import type { CardItem } from './reading.ts';
import { formulaCell } from './table-rows.ts';

/** Starts with the UTF-8 byte order mark, without which spreadsheets misread it; escapes cells that they would run. */
const table = (fields: string[], data: string[][]) =>
  `\uFEFF${Papa.unparse({ fields, data }, { newline: '\r\n', escapeFormulae: formulaCell })}\r\n`;

/** A table of items, with the extra column if an item is extra. */
function itemTable<T extends { isExtra?: boolean }>(
  fields: string[],
  items: readonly T[],
  cells: (item: T) => string[],
): string {
  if (items.every(isAskedByBoard)) return table(fields, items.map(cells));
  return table(
    [...fields, extraColumn],
    items.map((item) => [...cells(item), extraCell(item)]),
  );
}

export const optionLetter = (index: number) => String.fromCharCode(65 + index);
const optionIndexes = Array.from({ length: optionsMax }, (_, index) => index);

/** The head of our own card tables, by which the import recognizes them and keeps their texts unchanged. */
export const cardColumns = ['question', 'answer', 'difficulty'] as const;
const typedColumn = 'typed answer';
const questionColumns = (extras: readonly ExtraText[], hasKinds: boolean, hasTyped: boolean): string[] => [
  'question',
  ...optionIndexes.map((index) => `option ${optionLetter(index)}`),
  'correct option',
  'difficulty',
  ...extras.map((name) => extraTextNames[name].name.toLowerCase()),
  ...(hasKinds ? kindColumns : []),
  ...(hasTyped ? [typedColumn] : []),
];

/** The possible heads of our own question tables, by which the import recognizes our escaping apostrophes. */
export const questionHeads = [extrasAfter, extraTexts].flatMap((extras) =>
  [false, true].flatMap((hasKinds) =>
    [false, true].map((hasTyped) => questionColumns(extras, hasKinds, hasTyped)),
  ),
);

/** Writes cards as a table for spreadsheets, Anki and the import. */
export function writeCards(cards: readonly CardItem[]): string {
  return itemTable([...cardColumns], cards, (card) => cardColumns.map((column) => card[column] ?? ''));
}

/** The cells of the kind columns. A text that belongs to a kind is written only there. */
const kindCells = ({ kind, statements, case: itsCase }: Question): Record<KindColumn, string> => ({
  kind: kindOf({ kind, statements, case: itsCase }),
  assertion: statements?.assertion ?? '',
  reason: statements?.reason ?? '',
  passage: itsCase?.passage ?? '',
});

/**
 * Questions as a table. The right option is its letter, or '(B)' for example if another option's text is 'B'.
 * Columns for hints, kinds, typed answers and extra questions appear only if a question needs them.
 */
export function writeQuestionTable(questions: readonly Question[]): string {
  const hasKinds = questions.some((each) => kindOf(each) !== 'choice');
  const hasTyped = questions.some(({ typedAnswer }) => typedAnswer);
  const extras = questions.some((each) => extrasBefore.some((name) => each[name])) ? extraTexts : extrasAfter;
  return itemTable(questionColumns(extras, hasKinds, hasTyped), questions, (given) => {
    const { question, statements, case: itsCase, correctAnswer, difficulty } = given;
    const cells = kindCells(given);
    return [
      itsCase?.ask ?? (statements ? '' : question),
      ...optionIndexes.map((index) => (statements ? '' : (given.options[index] ?? ''))),
      clearName(correctAnswer, statements ? assertionReasonOptions : given.options),
      difficulty,
      ...extras.map((name) => given[name] ?? ''),
      ...(hasKinds ? kindColumns.map((column) => cells[column]) : []),
      ...(hasTyped ? [given.typedAnswer ? typedAnswerText(given.typedAnswer) : ''] : []),
    ];
  });
}

/** A table with one example card, to be filled in and imported. */
export const cardsTemplate = (): string =>
  writeCards([
    { question: 'What is the SI unit of current?', answer: 'The **ampere** (A)', difficulty: 'easy' },
  ]);

/** A table with one example question, to be filled in and imported. */
export const questionsTemplate = (): string =>
  writeQuestionTable([
    {
      question: 'What is the value of $2^{3}$?',
      options: ['6', '8', '9', '23'],
      correctAnswer: 1,
      difficulty: 'medium',
      explanation: '$2 \\times 2 \\times 2 = 8$',
    },
  ]);
