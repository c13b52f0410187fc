import { titleLinesMax } from '@repo/contracts/limits/admin';

const sampleMax = 20;

/** A first line that names columns determines the separator. */
const headHas = (first: string, sign: string) =>
  new RegExp(
    `^"?(questions?|ques?|stem|mcqs?|question statement|front|terms?|words?|प्रश्न)"?\\s*${sign === '|' ? '\\|' : sign}`,
    'i',
  ).test(first);

/** Below a title, the line must also name an answer column. */
const answersName =
  /^"?\s*(?:(?:correct|right)\b.*|.*\bans(?:wers?)?[.:]?|key|back|meanings?|definitions?|.*(?:उत्तर|विकल्प))\s*"?$/i;

const countOf = (line: string, sign: string) => line.split(sign).length - 1;

/** Whether a sign occurs equally often in every line, which never happens in prose. */
function isEven(sample: readonly string[], sign: string): boolean {
  const [first = 0, ...rest] = sample.map((line) => countOf(line, sign));
  return first > 0 && rest.every((count) => count === first);
}

/** Whether there is a tab after a text. */
export const isTabbed = (line: string): boolean => line.trimStart().includes('\t');

/** A quoted cell, which may contain any sign and line breaks. */
const quotedCell = /"(?<=(?:^|[,;\t|])[^\S\n]*")(?:[^"]|"")*"(?=[^\S\n]*(?:[,;\t|]|$))/gm;

/**
 * Guesses the separator from the first lines: the one between column names, else tabs if half of the lines have one,
 * pipes if each line has equally many, semicolons if not all lines have commas, else commas.
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
  const head = written.slice(0, titleLinesMax + 1).findIndex((line, at) => {
    const sign = namedBy(line);
    return sign !== undefined && (at === 0 || line.split(sign).some((cell) => answersName.test(cell)));
  });
  const named = namedBy(written[head] ?? '');
  // Each line of such a table has the sign equally often outside quotation marks.
  if (named && (text.includes('"') || isEven(sample.slice(head), named))) return named;
  const tabbed = sample.filter(isTabbed).length;
  if (tabbed > 0 && tabbed >= sample.length / 2) return '\t';
  if (named) return named;
  const isInAll = (sign: string) => sample.length > 0 && sample.every((line) => line.includes(sign));
  // Bars in formulas such as |x| come in pairs.
  const hasOddBars = countOf(first, '|') % 2 === 1;
  if (isEven(sample, '|') && (hasOddBars || !isInAll(','))) return '|';
  if (isInAll(';') && (!isInAll(',') || (isEven(sample, ';') && !isEven(sample, ',')))) return ';';
  const shares = [',', '\t', ';', '|'].map((sign) => sample.filter((line) => line.includes(sign)).length);
  const most = Math.max(...shares);
  return most === 0 ? ',' : ([',', '\t', ';', '|'][shares.indexOf(most)] ?? ',');
}
