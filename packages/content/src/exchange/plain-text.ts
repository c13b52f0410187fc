import { readFigureLine } from '@repo/contracts/figures';
import { withLiteralSigns, withStandIns } from '@repo/contracts/literal-signs';
import { withMoneySigns } from '@repo/contracts/money-signs';
import { withOurFormulas } from './foreign-formulas.ts';
import { exchangeMessages } from './messages.ts';
import { withRaisedTags } from './raised-text.ts';

const foreignSign = /\\[([]|\[\$/;
const ourFormula = /(\$\$[\s\S]*?\$\$|(?<!\\)\$[^$\n]*\$)/;
const hasFigure = (text: string) => text.split('\n').some((line) => readFigureLine(line) !== null);

/** What is in our own formulas and figures stays: a line end of a matrix looks like the start of a formula. */
function withFormulas(text: string): string {
  if (!foreignSign.test(text) || hasFigure(text)) return text;
  return text
    .split(ourFormula)
    .map((part, index) => (index % 2 === 1 ? part : withOurFormulas(part)))
    .join('');
}

/** Markup of another program, with its formulas as ours, and what two tags lower and raise as formulas too. */
export const markupOfMarkdown = (text: string): string => withFormulas(withRaisedTags(text));

/** The same for a text that is no HTML; signs of calculations and money that markup would take for its own get a backslash. */
export const markupOfPlain = (text: string): string =>
  withLiteralSigns(withStandIns(markupOfMarkdown(withMoneySigns(text))));

/** A text in our own markup; warns of signs that would be a calculation in any other text. */
export function ownMarkup(text: string, warn: (sentence: string) => void): string {
  if (withLiteralSigns(withStandIns(text)) !== text) warn(exchangeMessages.signsAreMarkup);
  return text;
}
