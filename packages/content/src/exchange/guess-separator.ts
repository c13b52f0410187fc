import { titlesMax } from './column-names.ts';

const sampleMax = 20;

/** A first line that names columns settles what cuts them. */
const headHas = (first: string, sign: string) =>
  new RegExp(
    `^"?(questions?|ques?|stem|mcqs?|question statement|front|terms?|words?|प्रश्न)"?\\s*${sign === '|' ? '\\|' : sign}`,
    'i',
  ).test(first);

/** Below a title the line also names a column of answers. */
const answersName =
  /^"?\s*(?:(?:correct|right)\b.*|.*\bans(?:wers?)?[.:]?|key|back|meanings?|definitions?|.*(?:उत्तर|विकल्प))\s*"?$/i;

const countOf = (line: string, sign: string) => line.split(sign).length - 1;

/** Whether a sign stands in each line, and as often in each: so it is in no prose. */
function isEven(sample: readonly string[], sign: string): boolean {
  const [first = 0, ...rest] = sample.map((line) => countOf(line, sign));
  return first > 0 && rest.every((count) => count === first);
}

/** Whether a tab stands behind a text. */
export const isTabbed = (line: string): boolean => line.trimStart().includes('\t');

/** A cell in quotation marks, which may have any sign and line ends. */
const quotedCell = /"(?<=(?:^|[,;\t|])[^\S\n]*")(?:[^"]|"")*"(?=[^\S\n]*(?:[,;\t|]|$))/gm;

/**
 * What cuts the cells of a table, found in its first lines: what a line of names has, else tabs in half of the lines or
 * pipes where each line has as many, else semicolons where commas are not in all lines, else commas.
 */
export function guessSeparator(text: string): string {
  const lines = text.split('\n', sampleMax);
  const written = lines.filter((line) => line.trim() !== '');
  const sample = lines
    .join('\n')
    .replaceAll(quotedCell, '""')
    .split('\n')
    .filter((line) => line.trim() !== '');
  const first = sample[0] ?? '';
  const namedBy = (line: string) => [',', '\t', ';', '|'].find((sign) => headHas(line, sign));
  const head = written.slice(0, titlesMax + 1).findIndex((line, at) => {
    const sign = namedBy(line);
    return sign !== undefined && (at === 0 || line.split(sign).some((cell) => answersName.test(cell)));
  });
  const named = namedBy(written[head] ?? '');
  // Without quotation marks each line of such a table has its sign as often.
  if (named && (text.includes('"') || isEven(sample.slice(head), named))) return named;
  const tabbed = sample.filter(isTabbed).length;
  if (tabbed > 0 && tabbed >= sample.length / 2) return '\t';
  if (named) return named;
  const isInAll = (sign: string) => sample.length > 0 && sample.every((line) => line.includes(sign));
  // Bars of formulas such as |x| come in pairs.
  const hasOddBars = countOf(first, '|') % 2 === 1;
  if (isEven(sample, '|') && (hasOddBars || !isInAll(','))) return '|';
  if (isInAll(';') && (!isInAll(',') || (isEven(sample, ';') && !isEven(sample, ',')))) return ';';
  const shares = [',', '\t', ';', '|'].map((sign) => sample.filter((line) => line.includes(sign)).length);
  const most = Math.max(...shares);
  return most === 0 ? ',' : ([',', '\t', ';', '|'][shares.indexOf(most)] ?? ',');
}
