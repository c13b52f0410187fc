import { letterOf } from '@repo/contracts/question-names';
import { hindiSigns } from '@repo/contracts/right-option';
import type { PastedLine } from './pasted-cases.ts';

/** A row of cells copied from a spreadsheet or a table in Word. */
export const isTabbedRow = (line: PastedLine | undefined): boolean =>
  (line?.text.split('\t').length ?? 0) >= columnsMin;

/** A question, two options and the answer. */
const columnsMin = 4;

const isRule = (row: string) => /^[|\s:-]+$/.test(row);
/** All cells of a row, also empty ones. */
function cellsOf({ text }: PastedLine): string[] {
  const cells = text.includes('\t')
    ? text.split('\t')
    : text
        .replace(/^\s*\|/, '')
        .replace(/\|\s*$/, '')
        .split(/(?<!\\)\|/);
  return cells.map((cell) => cell.replaceAll('\\|', '|').trim());
}

const columnNames = {
  number: /^(?:(?:s|sr|sl|q)\.? ?no\.?|no\.?|sr\.?|#|क्र(?:\.|मांक)?( ?सं\.?)?)$/i,
  question: /^(?:q|ques(?:tions?)?|question text|mcqs?|प्रश्न)\.?$/i,
  answer: /^(?:(?:correct|right) )?(?:ans(?:wer)?|option|key|answer key)\.?$|^(?:सही )?(?:उत्तर|विकल्प)$/i,
  explanation: /^(?:explanation|solution|व्याख्या|हल)$/i,
};
const optionName = new RegExp(
  `^(?:(?:option|opt\\.?|choice|विकल्प)[ -]?)?[([]?([a-f1-6${hindiSigns}])[)\\].]?$`,
  'i',
);

type Columns = Record<keyof typeof columnNames, number> & { options: { at: number; sign: string }[] };

/** The columns with these names; null if one is unknown, twice, or missing. */
function columnsOf(cells: readonly string[]): Columns | null {
  const names = cells.map((cell) => cell.replaceAll('**', '').trim());
  const kindOf = (name: string) =>
    Object.entries(columnNames).find(([, pattern]) => pattern.test(name))?.[0] ??
    (optionName.test(name) ? 'option' : null);
  const kinds = names.map(kindOf);
  const at = (kind: string) => kinds.indexOf(kind);
  const single = kinds.filter((kind) => kind !== 'option');
  const options = kinds.flatMap((kind, index) =>
    kind === 'option' ? [{ at: index, sign: optionName.exec(names[index] ?? '')?.[1] ?? '' }] : [],
  );
  const isKnown = !kinds.includes(null) && new Set(single).size === single.length;
  if (!isKnown || at('question') < 0 || at('answer') < 0 || options.length < 2) return null;
  return {
    number: at('number'),
    question: at('question'),
    answer: at('answer'),
    explanation: at('explanation'),
    options,
  };
}

/** Only Import asks whether numbers count from 0 or from 1, or are texts. */
const isNumber = /^\(?\d{1,2}[).]?$/;

const isSame = (cells: readonly string[]) => cells.length > 1 && new Set(cells).size === 1;

/**
 * The lines of a paper for a table whose first row names a column for the question, for each option and for the
 * answer; null for another table. A merged row is one line.
 */
export function questionsOfColumns(rows: readonly PastedLine[]): PastedLine[] | null {
  const [head, ...others] = rows.filter(({ text }) => !isRule(text));
  const columns = head && columnsOf(cellsOf(head));
  if (!columns || others.length === 0) return null;
  if (others.some((row) => isNumber.test(cellsOf(row)[columns.answer] ?? ''))) return null;
  let count = 0;
  return others.flatMap((row) => {
    const cells = cellsOf(row);
    const line = (text: string) => ({ ...row, text });
    if (isSame(cells)) return [line(cells[0] ?? '')];
    count += 1;
    const own = cells[columns.number]?.replace(/\D+$/, '');
    const explanation = cells[columns.explanation] ?? '';
    return [
      line(`Q${own || count}. ${cells[columns.question] ?? ''}`),
      ...columns.options.flatMap(({ at, sign }, index) =>
        cells[at] ? [line(`(${/\d/.test(sign) ? letterOf(index).toLowerCase() : sign}) ${cells[at]}`)] : [],
      ),
      ...(cells[columns.answer] ? [line(`Ans: ${cells[columns.answer]}`)] : []),
      ...(explanation === '' ? [] : [line(`Explanation: ${explanation}`)]),
    ];
  });
}
