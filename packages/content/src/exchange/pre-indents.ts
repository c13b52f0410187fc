import { shownIndent, withIndents } from '@repo/contracts/indents';

const preTag = /(<\/?pre\b[^<>]*>(?:\s?<code\b[^<>]*>)?)/i;
const below = /(<br\s*\/?>)((?:&nbsp;|\u00A0| ){2,})(?=[^\s<&])/gi;
/** A blank of an indentation while HTML is read. */
const blank = '\uE010';

/** Marks the blanks in front of preformatted lines, and the no-break spaces in front of a line below another one. */
export function withIndentSigns(html: string): string {
  let isPre = false;
  const marked = html.split(preTag).map((part, index) => {
    if (index % 2 === 1) isPre = !part.startsWith('</');
    return isPre && index % 2 === 0 ? withIndents(part).replaceAll(shownIndent(1), blank) : part;
  });
  return marked
    .join('')
    .replaceAll(below, (whole, line: string, blanks: string) =>
      /&nbsp;|\u00A0/i.test(blanks) ? line + blank.repeat(blanks.replaceAll(/&nbsp;/gi, ' ').length) : whole,
    );
}

/** The lines of a text without blanks at their ends, and with the marked ones in front. */
export const withShownIndents = (text: string): string =>
  text
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .replaceAll(blank, shownIndent(1));
