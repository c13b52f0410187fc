import { questionColumnNames } from './question-fields.ts';
import { kindColumnNames } from './question-kind-cells.ts';
import { optionIndexOf } from './right-option.ts';
import { optionLetter } from './write-tables.ts';

const optionName = /^(?:(?:option|choice|answer)\s*)?([a-z]|[1-9]\d?)$/i;
const names = {
  ...questionColumnNames,
  ...kindColumnNames,
  /** The letter or number of an option, and nothing else. */
  right: /^(correct option|right option|correct index)$/i,
  /** Letter, number or the text itself. */
  answer: /^(answer|correct|correct answer|right answer|key)$/i,
};

export type Column = keyof typeof names;
/** The column of an option; they come in the order of their letters. */
type OptionColumn = { index: number; name: string; letter: string };
export type Places = Record<Column, number> & { options: OptionColumn[] };

function optionColumns(cells: readonly string[], taken: ReadonlySet<number>): OptionColumn[] {
  const found = cells.flatMap((name, index) => {
    const letter = taken.has(index) ? undefined : optionName.exec(name)?.[1];
    return letter === undefined ? [] : [{ index, name, rank: optionIndexOf(letter) ?? 0 }];
  });
  const ranks = new Set(found.map(({ rank }) => rank));
  // Where a letter and a number say the same, nothing but their order tells them apart.
  const isClear = ranks.size === found.length;
  return (isClear ? found.toSorted((a, b) => a.rank - b.rank) : found).map(({ index, name, rank }, at) => ({
    index,
    name,
    letter: optionLetter(isClear ? rank : at),
  }));
}

/** Where the columns of a table of questions stand by the names in its first line, -1 for none; null where it is none. */
export function placesOf(head: readonly string[]): Places | null {
  const cells = head.map((cell) => cell.trim());
  const places = Object.fromEntries(
    Object.entries(names).map(([column, name]) => [column, cells.findIndex((cell) => name.test(cell))]),
  ) as Record<Column, number>;
  // A reason explains the answer, unless there is an assertion that it belongs to.
  const hasStatements = places.assertion >= 0 && places.reason >= 0;
  if (!hasStatements) Object.assign(places, { assertion: -1, reason: -1 });
  else if (places.explanation === places.reason)
    places.explanation = cells.findIndex((cell, at) => at !== places.reason && names.explanation.test(cell));
  const options = optionColumns(cells, new Set(Object.values(places)));
  const isWhole = hasStatements || (places.question >= 0 && options.length >= 2);
  return isWhole && Math.max(places.right, places.answer) >= 0 ? { ...places, options } : null;
}
