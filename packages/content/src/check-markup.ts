import { checkEquations } from './check-equations.ts';
import { LibraryError } from './library-error.ts';

/** What markdown has and the product's markup has not; each would show as bare signs to a student. */
const foreign: [isIn: (line: string) => boolean, name: string][] = [
  [(line) => /^\s{0,3}#{1,6}\s/.test(line), 'a heading'],
  [(line) => /^\|.*\|$/.test(line.trim()), 'a table'],
  [(line) => isClosedBehind(line, /\[[^[\]]*\]\(/, ')'), 'a link or an image'],
  [(line) => isClosedBehind(line, /<\/?[a-z]/i, '>'), 'an HTML tag'],
  [(line) => /^\s*(```|~~~)/.test(line), 'a code block'],
  [(line) => /^\s*>\s/.test(line), 'a quotation'],
];

/** Whether something begins and its end comes later. Looked for apart: together they take the square of the line. */
function isClosedBehind(line: string, start: RegExp, end: string): boolean {
  const found = start.exec(line);
  return found !== null && line.lastIndexOf(end) >= found.index + found[0].length;
}

const withoutFormulas = (line: string) => line.replaceAll(/\$[^$]*\$/g, '');

/**
 * Checks that text keeps to the product's markup, that its signs are balanced and its chemical equations too.
 * @param firstLine the line of the file on which `text` starts
 * @throws LibraryError at the first line that does not
 */
export function checkMarkup(file: string, text: string, firstLine: number): void {
  let isFormulaOpen = false;
  text.split('\n').forEach((line, index) => {
    const at = firstLine + index;
    const blocks = line.split('$$').length - 1;
    if (blocks % 2 === 1) {
      isFormulaOpen = !isFormulaOpen;
      return;
    }
    if (isFormulaOpen || blocks > 0) return;
    if (line.replaceAll('\\$', '').split('$').length % 2 === 0)
      throw new LibraryError(file, at, "a '$' has no partner: formulas stand between two of them");
    const words = withoutFormulas(line);
    for (const [isIn, name] of foreign)
      if (isIn(words)) throw new LibraryError(file, at, `${name} is not part of the markup`);
    if (words.split('**').length % 2 === 0)
      throw new LibraryError(file, at, "'**' has no partner on its line");
  });
  if (isFormulaOpen) throw new LibraryError(file, firstLine, "'$$' has no partner on its page");
  checkEquations(file, text, firstLine);
}
