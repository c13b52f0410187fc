import { replaceBetween } from './replace-between.ts';

const signs = [
  ['\\[', '\\]', '$$'],
  ['\\(', '\\)', '$'],
  ['[$]', '[/$]', '$'],
  ['[$$]', '[/$$]', '$'],
] as const;

/** Formulas as Anki and Moodle write them become ours. */
export const withOurFormulas = (text: string): string =>
  signs.reduce(
    (before, [open, close, ours]) =>
      replaceBetween(before, open, close, (formula) => ours + formula.trim() + ours),
    text,
  );
