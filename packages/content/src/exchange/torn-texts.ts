import { numberColumn } from './column-names.ts';
import { exchangeMessages } from './messages.ts';
import type { TableRow } from './table-rows.ts';

/**
 * Pairs of signs that a separator may part: the first at the end of one cell, the second in the next cell.
 */
const pairs = [
  [/[([][^()[\]]*$/, /^[^()[\]]*[)\]]/],
  [/\{[^{}]*$/, /^[^{}]*\}/],
  [/“[^“”]*$/, /^[^“”]*”/],
  [/«[^«»]*$/, /^[^«»]*»/],
  [/^'[^']+$/, /^[^']+'(?:[,;|]|$)/],
  // Signs of inches and money are next to a number.
  [/^(?:[^"]*"[^"]*")*[^"]*(?<!\d)"[^"]*$/, /^[^"]*(?<!\d)"(?:[^"]*"[^"]*")*[^"]*$/],
  [/^(?:[^$]*\$[^$]*\$)*[^$]*\$(?![\d\s])[^$]*$/, /^[^$]*[^\s$]\$(?!\d)/],
] as const;
/** A chemical name with numbers, and a date with its year. */
const sureParts = [
  [
    /(?:^|[\s,])(?:\d{1,2}|N|O)$/,
    /^(?:\d{1,2}|N|O)'?-(?:di|tri|tetra|cyclo|meth|eth|prop|but|pent|hex|hept|oct|chlor|brom|fluor|iod|nitr|amin|phen)/,
  ],
  [
    /(?:^|\s)(?:jan|feb|mar|apr|may|june?|july?|aug|sep|oct|nov|dec)[a-z]*\.?(?:\s+\d{1,2})?$/i,
    /^\s*\d{4}(?!\d)/,
  ],
] as const;
const numberEnd = /(?:^|[^\d.])\d{1,3}$/;
const roundGroup = /^0(?:\d|\d\d)(?!\d)/;
const group = /^\d{3}(?!\d)/;
const goesOn =
  /^\s*(?:and|but|so|because|since|which|who|whose|that|then|hence|therefore|thus|while|whereas|तो|और|इसलिए|लेकिन|जिससे|क्योंकि)\s+\S/;
const firstHalf = /^(?:since|if|when|as|because|although|though|while|whenever|unless|once)\b/i;
const clause = /\b(?:is|are|was|were|has|have|will|can|does|becomes?|gives?|equals?)\b|=/i;
const isEnded = /[.!?।]$/;
/** How a hint usually starts, but rarely the second half of a sentence. */
const order =
  /^(?:use|using|see|think|recall|apply|try|find|draw|note|remember|check|consider|hint|tip|refer|read|put|take|write)\b/i;
/** From this many rows with the same text, the column holds tags. */
const tagsMin = 3;

const isSentence = (text: string, next: string) =>
  !isEnded.test(text) && (goesOn.test(next) || (firstHalf.test(text) && clause.test(next)));
const isCut = (parts: readonly (readonly [RegExp, RegExp])[], text: string, rest: string) =>
  parts.some(([end, start]) => end.test(text) && start.test(rest));

/**
 * Rejects rows in which the separator before the next column seems to be inside brackets, a number or a
 * sentence. Numbers such as 1,500 and 12,5 are only rejected if most rows have them, and no other text
 * precedes such a cell.
 * @param isLast whether the next column is not imported
 * @param nextName the name of the next column, because columns of marks or pages have numbers
 */
export function withTornTexts<R extends TableRow>(
  rows: readonly R[],
  column: number,
  { isLast, nextName }: { isLast: boolean; nextName: string },
  { delimiter, sign }: { delimiter: string; sign: string },
): R[] {
  const textOf = ({ cells }: R) => (cells[column] ?? '').trim();
  const nextOf = ({ cells }: R) => cells[column + 1] ?? '';
  const restOf = ({ cells }: R) => cells.slice(column + 1).join(delimiter);
  // Only unquoted texts can be cut by a separator.
  const isBare = (row: R) =>
    row.fault === undefined &&
    textOf(row) !== '' &&
    (row.source ?? '').includes(`${row.cells[column]}${delimiter}${nextOf(row)}`);
  const bare = rows.filter(isBare);
  const isFollowed = ({ cells }: R) => isLast || (cells[column + 2] ?? '').trim() !== '';
  const isRound = (row: R) => {
    const isLone = /^\d+$/.test(textOf(row)) && /^\d+$/.test(restOf(row));
    return numberEnd.test(textOf(row)) && roundGroup.test(nextOf(row)) && !isLone;
  };
  const isSurePart = (row: R) =>
    isRound(row) || (isFollowed(row) && isCut(sureParts, textOf(row), nextOf(row)));
  const isPart = isLast ? /^\d/ : group;
  const parts = bare.filter((row) => isPart.test(nextOf(row)) && isFollowed(row));
  const areParts =
    parts.length > rows.length / 2 &&
    !numberColumn.test(nextName) &&
    parts.every((row) => numberEnd.test(textOf(row)));
  const counts = new Map<string, number>();
  for (const row of rows) counts.set(nextOf(row), (counts.get(nextOf(row)) ?? 0) + 1);
  const isHalf = (row: R) =>
    isLast && isSentence(textOf(row), nextOf(row)) && (counts.get(nextOf(row)) ?? 0) < tagsMin;
  const areEven = new Set(rows.map(({ cells }) => cells.length)).size === 1;
  // In rows that all have the same number of cells, the next cell may be a real hint.
  const isHint = (row: R) => nextName !== '' && areEven && isHalf(row) && order.test(nextOf(row));
  const torn = new Set([
    ...bare.filter(
      (row) => isCut(pairs, textOf(row), restOf(row)) || isSurePart(row) || (isHalf(row) && !isHint(row)),
    ),
    ...(areParts ? parts : []),
  ]);
  return rows.map((row) => {
    const next = nextOf(row).trim();
    if (torn.has(row)) return { ...row, fault: exchangeMessages.textCut(textOf(row), next, sign) };
    return isBare(row) && isHint(row) ? { ...row, loss: exchangeMessages.cellLost(nextName, next) } : row;
  });
}

const questionEnd = /[?？]\s*$/;
const textEnd = /[?？.:!।=_…]\s*$/;

/**
 * Whether a number such as 1,000 is cut. Bits such as 101 and 010 don't count: they all have the same length.
 */
const isCutNumber = (text: string, next: string) =>
  /(?:^|[^\d.])[1-9]\d{0,2}$/.test(text) &&
  /^0\d\d(?!\d)/.test(next) &&
  (/\D/.test(next) || /^\d{1,2}$/.test(text));

/**
 * Rejects rows of questions in which the separator seems to be inside the question, so that the question's
 * end became the first option: only that option contains a space, or a question mark. Also rejects numbers
 * such as 1,000 cut in the question or an option.
 * @param columns those of the question and its options
 */
export function withTornQuestions<R extends TableRow>(
  rows: readonly R[],
  [question = 0, ...options]: readonly number[],
  { delimiter, sign }: { delimiter: string; sign: string },
): R[] {
  const textOf = ({ cells }: R, column = question) => (cells[column] ?? '').trim();
  const nextOf = ({ cells }: R, column = question) => cells[column + 1] ?? '';
  const isBlankStart = (cell: string) => /^\s+\S/.test(cell);
  const isBare = (row: R, column = question) =>
    row.fault === undefined &&
    textOf(row, column) !== '' &&
    (row.source ?? '').includes(`${row.cells[column]}${delimiter}${nextOf(row, column)}`);
  const othersOf = ({ cells }: R) => cells.slice(question + 2);
  const hasBlanks = rows.some((row) => othersOf(row).some(isBlankStart));
  const isAlone = (row: R, test: (cell: string) => boolean) => test(nextOf(row)) && !othersOf(row).some(test);
  const isOpen = (row: R) => !textEnd.test(textOf(row));
  const isTorn = (row: R) =>
    isBare(row) &&
    (isAlone(row, isBlankStart) || (isAlone(row, (cell) => questionEnd.test(cell)) && isOpen(row)));
  const torn = rows.filter(isTorn);
  const areMost = torn.length > rows.length / 2;
  const sure = new Set(
    torn.filter((row) => areMost || (isOpen(row) && (!isBlankStart(nextOf(row)) || !hasBlanks))),
  );
  const columnOf = (row: R): number | undefined =>
    sure.has(row)
      ? question
      : [question, ...options].find(
          (column) =>
            delimiter === ',' &&
            options.includes(column + 1) &&
            isBare(row, column) &&
            isCutNumber(textOf(row, column), nextOf(row, column)),
        );
  return rows.map((row) => {
    const column = columnOf(row);
    if (column === undefined) return row;
    const fault = exchangeMessages.textCut(textOf(row, column), nextOf(row, column).trim(), sign);
    return { ...row, fault };
  });
}

/**
 * Rejects rows in which a comma seems to cut an option, so that the answer in front means another one. Rows that are
 * longer than others count as cut too.
 * @param columns those of the options @param width the number of columns
 */
export function withTornOptions<R extends TableRow>(
  rows: readonly R[],
  columns: readonly number[],
  width: number,
  sign: string,
): R[] {
  const isLong = ({ cells }: R) => cells.length > width;
  const lengths = rows.flatMap(({ cells, fault }) => (fault === undefined ? [cells.length] : []));
  const areLong = new Set(lengths).size === 1;
  const lastOption = Math.max(...columns);
  const tornAt = (row: R) => {
    const textAt = (at: number) => (row.cells[at] ?? '').trim();
    const filled = columns.filter((at) => textAt(at) !== '');
    const spaced = filled.filter((at) => /^\s/.test(row.cells[at] ?? ''));
    // If the author writes a space after each comma, most options start with one.
    const isOdd = filled.length > 2 && spaced.length <= filled.length / 2;
    return columns.find((at) => {
      const [text, next] = [textAt(at), textAt(at + 1)];
      const isBare = (row.source ?? '').includes(`${row.cells[at]},${row.cells[at + 1]}`);
      if (!columns.includes(at + 1) || !isBare || text === '' || next === '') return false;
      const isInPair = text.length > 1 && next.length > 1 && isCut(pairs, text, next);
      const isInPart = isCut(sureParts, text, next) || isCutNumber(text, next);
      return isInPair || isInPart || (isOdd && spaced.includes(at + 1));
    });
  };
  return rows.map((row) => {
    if (row.fault !== undefined) return row;
    const at = tornAt(row);
    if (at !== undefined) {
      const [text = '', next = ''] = row.cells.slice(at, at + 2);
      return { ...row, fault: exchangeMessages.textCut(text.trim(), next.trim(), sign) };
    }
    if (!isLong(row) || areLong || (row.cells[lastOption] ?? '').trim() === '') return row;
    return { ...row, fault: exchangeMessages.rowTooWide(row.cells.length, width, sign) };
  });
}
