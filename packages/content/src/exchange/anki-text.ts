import { exchangeMessages } from './reading.ts';
import { replaceBetween } from './replace-between.ts';

/** The placeholder for a gap; underscores would be read as markup. */
const blank = '[…]';
const gapEdge = /(?<start>\{\{c\d{1,3}::)|(?<end>\}\})|[{}]/g;

/** Gaps have the form {{c1::words}} or {{c1::words::hint}}, and can be nested. */
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
    // The first of three braces closes one inside a formula.
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

/** Replaces gaps by their hints, or else by blanks, for the question. */
export const withBlanks = (text: string) =>
  replaceGaps(text, (_, hint) => (hint.trim() === '' ? blank : `[${hint.trim()}]`));

/** Replaces gaps by their words, for the answer. */
export const withoutGaps = (text: string) => replaceGaps(text, (words) => words);

/** Removes sounds and converts formulas, which Anki writes in its own syntax. */
export function withoutSounds(text: string, warn: (sentence: string) => void): string {
  const without = replaceBetween(text, '[sound:', ']', () => {
    warn(exchangeMessages.sound);
    return '';
  });
  return replaceBetween(without, '[latex]', '[/latex]', (formula) =>
    // The text inside may already have formula delimiters.
    /^\s*(\$|\\[[(])/.test(formula) ? formula : `\\(${formula}\\)`,
  );
}
