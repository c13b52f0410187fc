const sampleMax = 20;

/** A first line that names columns settles what cuts them. */
const headHas = (first: string, sign: string) =>
  new RegExp(`^"?(question|front|term)"?\\s*${sign === '|' ? '\\|' : sign}`, 'i').test(first);

const countOf = (line: string, sign: string) => line.split(sign).length - 1;

/** Whether a sign stands in each line, and as often in each: so it is in no prose. */
function isEven(sample: readonly string[], sign: string): boolean {
  const [first = 0, ...rest] = sample.map((line) => countOf(line, sign));
  return first > 0 && rest.every((count) => count === first);
}

/**
 * What cuts the cells of a table, found in its first lines: what a line of names has, else tabs or pipes where each
 * line has as many, else semicolons where commas are not in all lines, else commas.
 */
export function guessSeparator(text: string): string {
  const sample = text.split('\n', sampleMax).filter((line) => line.trim() !== '');
  const first = sample[0] ?? '';
  for (const sign of [',', '\t', ';', '|']) if (headHas(first, sign)) return sign;
  const isInAll = (sign: string) => sample.length > 0 && sample.every((line) => line.includes(sign));
  if (isInAll('\t')) return '\t';
  // Bars of formulas such as |x| come in pairs.
  const hasOddBars = countOf(first, '|') % 2 === 1;
  if (isEven(sample, '|') && (hasOddBars || !isInAll(','))) return '|';
  if (isInAll(';') && (!isInAll(',') || (isEven(sample, ';') && !isEven(sample, ',')))) return ';';
  const shares = [',', '\t', ';', '|'].map((sign) => sample.filter((line) => line.includes(sign)).length);
  const most = Math.max(...shares);
  return most === 0 ? ',' : ([',', '\t', ';', '|'][shares.indexOf(most)] ?? ',');
}
