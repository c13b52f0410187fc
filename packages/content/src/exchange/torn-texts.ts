import { numberColumn } from './column-names.ts';
import { exchangeMessages } from './messages.ts';
import type { TableRow } from './table-rows.ts';

const openBracket = /[([][^()[\]]*$/;
const closedBracket = /^[^()[\]]*[)\]]/;
const openBrace = /\{[^{}]*$/;
const closedBrace = /^[^{}]*\}/;
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
const isInBrackets = (text: string, rest: string) =>
  (openBracket.test(text) && closedBracket.test(rest)) || (openBrace.test(text) && closedBrace.test(rest));

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
    ...bare.filter((row) => isInBrackets(textOf(row), restOf(row)) || isRound(row) || isHalf(row)),
    ...(areParts ? parts : []),
  ]);
  return rows.map((row) =>
    torn.has(row) ? { ...row, fault: exchangeMessages.textCut(textOf(row), nextOf(row).trim(), sign) } : row,
  );
}
