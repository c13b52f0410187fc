const sampleMax = 20;

/** A first line that names columns settles what cuts them. */
const headHas = (first: string, sign: string) =>
  new RegExp(`^"?(questions?|ques|front|terms?|words?|प्रश्न)"?\\s*${sign === '|' ? '\\|' : sign}`, 'i').test(
    first,
  );

const countOf = (line: string, sign: string) => line.split(sign).length - 1;

/** Whether a sign stands in each line, and as often in each: so it is in no prose. */
function isEven(sample: readonly string[], sign: string): boolean {
  const [first = 0, ...rest] = sample.map((line) => countOf(line, sign));
  return first > 0 && rest.every((count) => count === first);
}

/** Whether a tab stands behind a text. */
export const isTabbed = (line: string): boolean => line.trimStart().includes('\t');

/**
 * What cuts the cells of a table, found in its first lines: what a line of names has, else tabs in half of the lines or
 * pipes where each line has as many, else semicolons where commas are not in all lines, else commas.
 */
export function guessSeparator(text: string): string {
  const sample = text.split('\n', sampleMax).filter((line) => line.trim() !== '');
  const first = sample[0] ?? '';
  const named = [',', '\t', ';', '|'].find((sign) => headHas(first, sign));
  // Without quotation marks each line of such a table has its sign as often.
  if (named && (text.includes('"') || isEven(sample, named))) return named;
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
