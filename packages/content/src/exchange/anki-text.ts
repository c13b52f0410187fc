import { exchangeMessages } from './reading.ts';
import { replaceBetween } from './replace-between.ts';

/** The sign of a gap; underlines would read as marks of the markup. */
const blank = '[…]';
const gapEdge = /(?<start>\{\{c\d{1,3}::)|(?<end>\}\})|[{}]/g;

/** Gaps are written {{c1::words}} or {{c1::words::hint}}, also inside each other. */
export const hasGaps = (text: string) => /\{\{c\d{1,3}::/.test(text);

function replaceGaps(text: string, make: (words: string, hint: string) => string): string {
  const edge = new RegExp(gapEdge);
  const outer: { text: string; start: string; braces: number }[] = [];
  let gap = { text: '', start: '', braces: 0 };
  let at = 0;
  const leave = (inside: string) => {
    gap = outer.pop() ?? gap;
    gap.text += inside;
  };
  for (let found = edge.exec(text); found; found = edge.exec(text)) {
    gap.text += text.slice(at, found.index);
    const { start, end } = found.groups ?? {};
    // The first brace of three closes one of a formula.
    const isFormula = gap.braces > 0 && text[edge.lastIndex] === '}';
    if (end && isFormula) edge.lastIndex -= 1;
    at = edge.lastIndex;
    if (start) {
      outer.push(gap);
      gap = { text: '', start, braces: 0 };
    } else if (end && !isFormula && outer.length > 0) {
      const [words = '', hint = ''] = gap.text.split('::');
      leave(make(words, hint));
    } else {
      const sign = text.slice(found.index, at);
      gap.text += sign;
      gap.braces = Math.max(0, gap.braces + (sign === '{' ? 1 : -1));
    }
  }
  gap.text += text.slice(at);
  while (outer.length > 0) leave(gap.start + gap.text);
  return gap.text;
}

/** A text with gaps, as a question asks it: blanks, or the hints that are given for them. */
export const withBlanks = (text: string) =>
  replaceGaps(text, (_, hint) => (hint.trim() === '' ? blank : `[${hint.trim()}]`));

/** A text with gaps, filled. */
export const withoutGaps = (text: string) => replaceGaps(text, (words) => words);

/** What Anki adds to texts and the product has not. */
export function withoutSounds(text: string, warn: (sentence: string) => void): string {
  const without = replaceBetween(text, '[sound:', ']', () => {
    warn(exchangeMessages.sound);
    return '';
  });
  return replaceBetween(without, '[latex]', '[/latex]', (formula) =>
    // Its own signs of a formula stand inside, or none.
    /^\s*(\$|\\[[(])/.test(formula) ? formula : `\\(${formula}\\)`,
  );
}
