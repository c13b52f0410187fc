const tabWidth = 4;
const blankMin = 2;
const opensBlock =
  /\{\s*$|^(?:async )?(?:for|while|if|elif|else|def|class|try|except|finally|with|match|case|switch|do|repeat)\b.*:\s*$/;
const listItem = /^(?:[-+*•]|\d{1,9}[.)])\s/;

const widthOf = (blanks: string) => blanks.replaceAll('\t', ' '.repeat(tabWidth)).length;

/** The blanks of an indented line, which markup shows. */
export const shownIndent = (width: number): string => '\u00A0'.repeat(width);

/** Shows all blanks in front of the lines of a preformatted text, except those that all lines have. */
export function withIndents(text: string): string {
  const lines = text.split('\n').map((line) => {
    const words = line.trimStart();
    return { words, width: widthOf(line.slice(0, line.length - words.length)) };
  });
  const least = Math.min(...lines.flatMap(({ words, width }) => (words === '' ? [] : [width])));
  return lines.map(({ words, width }) => (words === '' ? '' : shownIndent(width - least) + words)).join('\n');
}

/**
 * Replaces the blanks in front of lines of code by no-break spaces: those below a line that opens a block (`if x:`,
 * `for (…) {`), as long as they are indented deeper. Other blanks mean nothing in markup.
 */
export function withCodeIndents(text: string): string {
  if (!/\n[ \t]/.test(text)) return text;
  let [above, base]: [{ width: number; opens: boolean } | null, number | null] = [null, null];
  return text
    .split('\n')
    .map((line) => {
      const words = line.trimStart();
      if (words === '') return line;
      const width = widthOf(line.slice(0, line.length - words.length));
      if (base === null && above?.opens && width >= above.width + blankMin) base = above.width;
      else if (base !== null && width <= base) base = null;
      above = { width, opens: opensBlock.test(words) && !listItem.test(words) };
      return base === null || listItem.test(words) ? line : shownIndent(width - base) + words;
    })
    .join('\n');
}
