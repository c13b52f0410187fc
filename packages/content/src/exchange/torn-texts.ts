import { numberColumn } from './column-names.ts';
import { exchangeMessages } from './messages.ts';
import type { TableRow } from './table-rows.ts';

/** Signs in pairs: what a text ends with that is open, and what closes it behind the sign. */
const pairs = [
  [/[([][^()[\]]*$/, /^[^()[\]]*[)\]]/],
  [/\{[^{}]*$/, /^[^{}]*\}/],
  [/“[^“”]*$/, /^[^“”]*”/],
  [/«[^«»]*$/, /^[^«»]*»/],
  [/^'[^']+$/, /^[^']+'(?:[,;|]|$)/],
  // Marks of inches and money stand beside a number.
  [/^(?:[^"]*"[^"]*")*[^"]*(?<!\d)"[^"]*$/, /^[^"]*(?<!\d)"(?:[^"]*"[^"]*")*[^"]*$/],
  [/^(?:[^$]*\$[^$]*\$)*[^$]*\$(?![\d\s])[^$]*$/, /^[^$]*[^\s$]\$(?!\d)/],
] as const;
/** A name of chemistry with numbers, and a date with its year. */
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
/** So many rows with the same text have tags. */
const tagsMin = 3;

const isSentence = (text: string, next: string) =>
  !isEnded.test(text) && (goesOn.test(next) || (firstHalf.test(text) && clause.test(next)));
const isCut = (parts: readonly (readonly [RegExp, RegExp])[], text: string, rest: string) =>
  parts.some(([end, start]) => end.test(text) && start.test(rest));

/**
 * Names the rows in which the sign between a column and the next one seems to stand in brackets, in a number or in a sentence. Numbers
 * such as 1,500 and 12,5 are named where most rows have them and no row has another text in front of such a cell.
 * @param isLast whether the next column is not imported
 * @param nextName the name of the next column: one of marks or pages has numbers
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
  // Texts in quotation marks are whole.
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
  const torn = new Set([
    ...bare.filter((row) => isCut(pairs, textOf(row), restOf(row)) || isSurePart(row) || isHalf(row)),
    ...(areParts ? parts : []),
  ]);
  return rows.map((row) =>
    torn.has(row) ? { ...row, fault: exchangeMessages.textCut(textOf(row), nextOf(row).trim(), sign) } : row,
  );
}

const questionEnd = /[?？]\s*$/;
const textEnd = /[?？.:!।=_…]\s*$/;

/**
 * Names the rows of questions in which the sign seems to stand in the question, so that its end is the first option: most
 * rows have the only blank there, or the only question mark.
 */
export function withTornQuestions<R extends TableRow>(
  rows: readonly R[],
  question: number,
  { delimiter, sign }: { delimiter: string; sign: string },
): R[] {
  const textOf = ({ cells }: R) => (cells[question] ?? '').trim();
  const nextOf = ({ cells }: R) => cells[question + 1] ?? '';
  const isBlankStart = (cell: string) => /^\s+\S/.test(cell);
  const isTorn = (row: R) => {
    const others = row.cells.slice(question + 2);
    const next = nextOf(row);
    const isAlone = (test: (cell: string) => boolean) => test(next) && !others.some(test);
    return (
      row.fault === undefined &&
      textOf(row) !== '' &&
      (row.source ?? '').includes(`${row.cells[question]}${delimiter}${next}`) &&
      (isAlone(isBlankStart) || (isAlone((cell) => questionEnd.test(cell)) && !textEnd.test(textOf(row))))
    );
  };
  const torn = new Set(rows.filter(isTorn));
  return torn.size <= rows.length / 2
    ? [...rows]
    : rows.map((row) =>
        torn.has(row)
          ? { ...row, fault: exchangeMessages.textCut(textOf(row), nextOf(row).trim(), sign) }
          : row,
      );
}
