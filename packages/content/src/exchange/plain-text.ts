import { readFigureLine } from '@repo/contracts/figures';
import { withOurFormulas } from '@repo/contracts/foreign-formulas';
import { withCodeIndents } from '@repo/contracts/indents';
import { withLiteralSigns, withStandIns } from '@repo/contracts/literal-signs';
import { withMoneySigns } from '@repo/contracts/money-signs';
import { exchangeMessages } from './messages.ts';
import { withRaisedTags } from './raised-text.ts';

const foreignSign = /\\[([]|\[\$/;
const ourFormula = /(\$\$[\s\S]*?\$\$|(?<!\\)\$[^$\n]*\$)/;
const hasFigure = (text: string) => text.split('\n').some((line) => readFigureLine(line) !== null);

/**
 * Leaves texts with our own formulas or figures unchanged, because a line break in a matrix looks like the
 * start of another program's formula.
 */
function withFormulas(text: string): string {
  if (!foreignSign.test(text) || hasFigure(text)) return text;
  return text
    .split(ourFormula)
    .map((part, index) => (index % 2 === 1 ? part : withOurFormulas(part)))
    .join('');
}

/** Converts another program's markup: its formulas, and <sub> and <sup>. */
export const markupOfMarkdown = (text: string): string => withFormulas(withRaisedTags(text));

/** The same for a text that is no HTML; also escapes signs of calculations and money that would be read as markup. */
export const markupOfPlain = (text: string): string =>
  withLiteralSigns(withStandIns(markupOfMarkdown(withMoneySigns(withCodeIndents(text)))));

/** Keeps a text in our own markup, and warns of signs that would be a calculation in other texts. */
export function ownMarkup(text: string, warn: (sentence: string) => void): string {
  if (withLiteralSigns(withStandIns(text)) !== text) warn(exchangeMessages.signsAreMarkup);
  return text;
}
