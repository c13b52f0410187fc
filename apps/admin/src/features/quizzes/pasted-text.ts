import { readFigureLine } from '@repo/contracts/figures';
import { withSignsOfSums } from '@repo/contracts/literal-signs';

/** Lines of tables and figures, which are blocks between blank lines. */
const kindOfLine = (line: string) =>
  line.startsWith('|') ? 'table' : readFigureLine(line) ? 'figure' : 'words';

/** Joins lines to a text, with blank lines around blocks. */
export function joined(lines: readonly string[], between: string): string {
  let text = lines[0] ?? '';
  for (const [index, line] of lines.slice(1).entries()) {
    const [before, kind] = [kindOfLine(lines[index] ?? ''), kindOfLine(line)];
    const isSame = before === kind && kind !== 'figure';
    text += `${isSame ? (kind === 'table' ? '\n' : between) : '\n\n'}${line}`;
  }
  return text.trim();
}

/** Lines as the markup of a text. */
export const markupOfLines = (lines: readonly string[]): string => withSignsOfSums(joined(lines, '\n'));

/** Lines as paragraphs, separated by blocks and blank lines. */
export function paragraphs(lines: readonly string[]): string {
  const groups: string[][] = [[]];
  for (const line of lines) {
    if (line === '') groups.push([]);
    else groups.at(-1)?.push(line);
  }
  const texts = groups.filter(({ length }) => length > 0).map((group) => joined(group, '\n'));
  return withSignsOfSums(texts.join('\n\n'));
}
