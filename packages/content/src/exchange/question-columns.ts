import { titleLinesMax } from '@repo/contracts/limits/admin';
import { hindiOf, optionIndexOf } from '@repo/contracts/right-option';
import { columnAt, plainName } from './column-names.ts';
import { optionNames } from './option-names.ts';
import { questionColumnNames } from './question-fields.ts';
import { kindColumnNames } from './question-kind-cells.ts';
import { optionLetter } from './write-tables.ts';

/** Names of the question column that mean the question's number in other tables. */
const otherQuestionName = /^(?:ques?|q|stem|mcqs?)$/;
const names = {
  ...questionColumnNames,
  ...kindColumnNames,
  /** Names of an answer column with only the option's letter or number. */
  right:
    /^((correct|right) (options?|opt|choices?)( (no|number))?|((correct|right) )?ans(wer)? (no|number|option|index)|correct index|(सही|योग्य|अचूक|बरोबर) (विकल्प|पर्याय))$/,
  /** Names of an answer column with a letter, a number or the text itself. */
  answer:
    /^(correct|((correct|right|final|official) )?ans(wers?)?|((correct|right) )?(ans(wer)?|option) text|(ans(wer)? )?key|((सही|योग्य|अचूक|बरोबर) )?(उत्तर|जवाब)|(সঠিক )?উত্তর|(સાચો )?જવાબ|(સાચો )?ઉત્તર)$/,
};

export type Column = keyof typeof names;
/** Option columns are sorted by their letters. */
type OptionColumn = { index: number; name: string; letter: string };
export type Places = Record<Column, number> & {
  options: OptionColumn[];
  /** Whether the option columns are numbered from 0. */
  isFrom0: boolean;
  /** Names of option columns that may be confused with their texts: 'I', 'First'. */
  ownSigns: readonly string[];
  /** All columns that may name the right option; the first one counts. */
  answers: number[];
  /** Whether the answer column is also the first option, as in Gimkit sheets. */
  isRightFirst: boolean;
};

/** 'Incorrect Answer 1', 'Wrong 1'. */
const wrongName = /^(?:incorrect|wrong)(?: (?:answer|option|choice))? ([1-9])$/;

/** The options of a sheet with a column for the right one followed by wrong ones; null if it is no such sheet. */
function optionsBesideWrong(cells: readonly string[], right: number): OptionColumn[] | null {
  const wrong = cells.flatMap((cell, index) => {
    const number = wrongName.exec(plainName(cell))?.[1];
    return number === undefined ? [] : [{ index, number }];
  });
  const isWhole = wrong.length > 0 && wrong.every(({ number }, at) => number === String(at + 1));
  if (!isWhole || right < 0) return null;
  return [right, ...wrong.map(({ index }) => index)].map((index, at) => ({
    index,
    name: cells[index] ?? '',
    letter: optionLetter(at),
  }));
}

function optionColumns(
  cells: readonly string[],
  taken: ReadonlySet<number>,
): Pick<Places, 'options' | 'isFrom0' | 'ownSigns'> {
  const plain = cells.map((name, index) => (taken.has(index) ? '' : plainName(name)));
  const { signs, letters: found } = optionNames(plain);
  const letters = found.map((each) => ({ ...each, name: cells[each.index] ?? '' }));
  const hindi = hindiOf(letters.map(({ letter }) => letter));
  const named = letters.map(({ letter, ...column }) => ({
    ...column,
    rank: optionIndexOf(letter, hindi) ?? 0,
  }));
  const isFrom0 = named.some(({ rank }) => rank < 0);
  const ranked = named.map((option) => ({ ...option, rank: isFrom0 ? option.rank + 1 : option.rank }));
  const ranks = new Set(ranked.map(({ rank }) => rank));
  // If a letter and a number name the same option, keep the order of the columns.
  const isClear = ranks.size === ranked.length;
  const sorted = isClear ? ranked.toSorted((a, b) => a.rank - b.rank) : ranked;
  const options = sorted.map(({ index, name, rank }, at) => ({
    index,
    name,
    letter: optionLetter(isClear ? rank : at),
  }));
  return { options, isFrom0, ownSigns: signs };
}

/** The columns that the names in a row stand for, whether they are enough for a question or not. */
export function columnsIn(head: readonly string[]) {
  const cells = head.map((cell) => cell.trim());
  const plainNames = cells.map(plainName);
  const places = Object.fromEntries(
    Object.entries(names).map(([column, name]) => [column, columnAt(plainNames, name)]),
  ) as Record<Column, number>;
  if (places.question < 0) places.question = columnAt(plainNames, otherQuestionName);
  // A reason explains the answer, unless there is an assertion.
  const hasStatements = places.assertion >= 0 && places.reason >= 0;
  if (!hasStatements) Object.assign(places, { assertion: -1, reason: -1 });
  else if (places.explanation === places.reason)
    places.explanation = plainNames.findIndex(
      (name, at) => at !== places.reason && names.explanation.test(name),
    );
  const named = optionColumns(cells, new Set(Object.values(places)));
  const besideWrong =
    named.options.length === 0 && places.right < 0 ? optionsBesideWrong(cells, places.answer) : null;
  const columns = besideWrong ? { ...named, options: besideWrong } : named;
  const isWhole = hasStatements || (places.question >= 0 && columns.options.length >= 2);
  const first = places.right >= 0 ? places.right : places.answer;
  const isAnswer = (name: string) => names.right.test(name) || names.answer.test(name);
  const others = plainNames.flatMap((name, at) => (at !== first && isAnswer(name) ? [at] : []));
  const answers = first >= 0 ? [first, ...others] : [];
  return { places, columns, answers, isRightFirst: besideWrong !== null, isWhole };
}

/** Column positions of a question table by the names in its first line, -1 for none; null if it is no question table. */
export function placesOf(head: readonly string[]): Places | null {
  const { places, columns, answers, isRightFirst, isWhole } = columnsIn(head);
  return isWhole && answers.length > 0 && !(isRightFirst && answers.length > 1)
    ? { ...places, ...columns, answers, isRightFirst }
    : null;
}

/** Column names combined from two rows, such as 'Options' above A, B, C and D; null for none. */
export function joinedHead(upper: readonly string[], lower: readonly string[]): string[] | null {
  const cells = Array.from(
    { length: Math.max(upper.length, lower.length) },
    (_, at) => lower[at]?.trim() || upper[at]?.trim() || '',
  );
  return placesOf(upper) === null && placesOf(lower) === null && placesOf(cells) !== null ? cells : null;
}

/** A table with its column names in one row. */
export function withJoinedHead<T extends { rows: R[] }, R extends { index: number; cells: string[] }>(
  table: T,
): T {
  const { rows } = table;
  if (rows[0]?.index !== 0) return table;
  const first = rows.slice(0, titleLinesMax + 1);
  const at = first.findIndex(
    ({ cells }, index) =>
      placesOf(cells) !== null || joinedHead(first[index - 1]?.cells ?? [], cells) !== null,
  );
  const cells = joinedHead(first[at - 1]?.cells ?? [], first[at]?.cells ?? []);
  if (cells === null) return table;
  return { ...table, rows: rows.map((row, index) => (index === at ? { ...row, cells } : row)) };
}
