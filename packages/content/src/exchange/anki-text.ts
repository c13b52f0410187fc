import { exchangeMessages } from './reading.ts';
import { replaceBetween } from './replace-between.ts';

/** The sign of a gap; underlines would read as marks of the markup. */
const blank = '[…]';
const gapNumber = /^\d{1,3}::/;

/** Gaps are written {{c1::words}} or {{c1::words::hint}}. */
export const hasGaps = (text: string) => /\{\{c\d{1,3}::/.test(text);

const replaceGaps = (text: string, make: (words: string, hint: string) => string) =>
  replaceBetween(text, '{{c', '}}', (inside) => {
    const number = gapNumber.exec(inside)?.[0];
    if (number === undefined) return `{{c${inside}}}`;
    const [words = '', hint = ''] = inside.slice(number.length).split('::');
    return make(words, hint);
  });

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
