import type { AnswerReading, AnswersOfColumn } from '@repo/contracts/import-answers';
import { type AnswerCell, namedOptions } from '@repo/contracts/right-option';
import {
  type ColumnCell,
  conflictsOf,
  isDefined,
  type Meaning,
  meaningBy,
  meaningOf,
  optionBy,
  type Read,
  readingOf,
  textOf,
} from './answer-meaning.ts';
import { exchangeMessages } from './messages.ts';

const examplesMin = 3;
const numbersMax = 8;

/** The first ambiguous rows, one of each kind, because the teacher's answer applies to all of them. */
function examplesOf(reads: readonly Read[]): Read[] {
  const kindOf = ({ named }: Read) => [named.kind, isDefined(named.from1), isDefined(textOf(named))].join();
  const firsts = [...new Set(reads.map(kindOf))].flatMap(
    (kind) => reads.find((read) => kindOf(read) === kind) ?? [],
  );
  const shown = [...new Set([...firsts, ...reads])].slice(0, Math.max(examplesMin, firsts.length));
  return reads.filter((read) => shown.includes(read));
}

/** How to read an answer column, decided over all its rows. */
export type AnswerColumn = {
  /** Index of the option for a non-empty cell: undefined for none, null if ambiguous. */
  indexOf: (cell: AnswerCell) => number | undefined | null;
  /** Why a cell is ambiguous. */
  doubtOf: (cell: ColumnCell) => string;
  notices: string[];
  /** What the teacher is asked, or may change; null if the column has only one possible reading. */
  answers: AnswersOfColumn | null;
};

function noticesOf(name: string, meaning: Meaning, conflicts: readonly Read[], isZero: boolean): string[] {
  const numbers = conflicts.map(({ cell }) => cell.n);
  const areLetters = conflicts.every(({ named }) => named.kind === 'letter');
  const shown = numbers.slice(0, numbersMax).join(', ') + (numbers.length > numbersMax ? ' …' : '');
  return [
    ...(isZero ? [exchangeMessages.answersFrom0(name)] : []),
    ...(numbers.length === 0 || meaning.numbers === null
      ? []
      : [
          exchangeMessages[
            meaning.numbers === 'text'
              ? 'answersAreTexts'
              : areLetters
                ? 'answersAreLetters'
                : 'answersAreNumbers'
          ](name, shown),
        ]),
  ];
}

/**
 * Decides what the letters and numbers of an answer column mean.
 * @param cells all rows of the file, even those that are imported later
 * @param isFrom0 whether the option columns are numbered from 0
 * @param chosen the reading that a teacher chose
 */
export function answerColumn(
  name: string,
  cells: readonly ColumnCell[],
  isFrom0: boolean,
  chosen?: AnswerReading,
): AnswerColumn {
  const reads = cells
    .filter(({ answer, options }) => answer !== '' && options.length > 1)
    .map((cell) => ({ cell, named: namedOptions(cell) }));
  const found = meaningOf(reads, isFrom0);
  const isOpen = ({ named }: Read) => optionBy(named, found) === null && named.text !== null;
  const open = reads.filter(isOpen);
  const conflicts = conflictsOf(reads, found.base);
  const from0 = reads.filter(({ named }) => named.kind === 'number' && found.base === 0);
  const doubtful = open.length > 0 ? open : from0.length > 0 ? from0 : conflicts;
  const hasNumbers = doubtful.some(({ named }) => named.kind === 'number');
  const signs = hasNumbers ? 'numbers' : 'letters';
  const meaning = chosen ? meaningBy(chosen, found, signs) : found;
  const examples = examplesOf(doubtful);
  const readings: AnswerReading[] = [
    'from1',
    ...(hasNumbers ? (['from0'] as const) : []),
    ...(found.areTexts || doubtful.some(({ named }) => isDefined(textOf(named))) ? (['text'] as const) : []),
  ];
  const optionOf = ({ cell, named }: Read, reading: AnswerReading) => {
    const index = optionBy(named, meaningBy(reading, found, signs));
    return typeof index === 'number' ? (cell.options[index] ?? null) : null;
  };
  const choices = readings.map((reading) => ({
    reading,
    options: examples.map((read) => optionOf(read, reading)),
  }));
  return {
    indexOf: (cell) => optionBy(namedOptions(cell), meaning),
    doubtOf: (cell) => {
      const named = namedOptions(cell);
      const { kind } = named;
      const text = textOf(named);
      if (found.areTexts && !isDefined(text)) return exchangeMessages.answerAmongTexts(cell.answer, cell.n);
      if (kind === 'number' && !isDefined(text)) return exchangeMessages.answerFrom0Or1(cell.answer, cell.n);
      if (kind === 'words') return exchangeMessages.answerOfTwo(cell.answer, cell.n);
      return exchangeMessages.answerAmbiguous(cell.answer, cell.n);
    },
    notices: chosen || open.length > 0 ? [] : noticesOf(name, found, conflicts, from0.length > 0),
    answers:
      doubtful.length === 0
        ? null
        : {
            column: name,
            signs,
            reading: chosen ?? (open.length > 0 ? null : readingOf(found, hasNumbers)),
            examples: examples.map(({ cell: { n, question, answer } }) => ({
              n,
              question,
              answer,
            })),
            choices,
          },
  };
}
