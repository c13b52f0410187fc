import { readFigureLine } from '@repo/contracts/figures';
import { withOurFormulas } from './foreign-formulas.ts';
import { withRaisedTags } from './raised-text.ts';

const foreignSign = /\\[([]|\[\$/;
const ourFormula = /(\$\$[\s\S]*?\$\$|\$[^$\n]*\$)/;
const hasFigure = (text: string) => text.split('\n').some((line) => readFigureLine(line) !== null);

/** What is in our own formulas and figures stays: a line end of a matrix looks like the start of a formula. */
function withFormulas(text: string): string {
  if (!foreignSign.test(text) || hasFigure(text)) return text;
  return text
    .split(ourFormula)
    .map((part, index) => (index % 2 === 1 ? part : withOurFormulas(part)))
    .join('');
}

/** A text that is no HTML, with its formulas as ours, and what two tags lower and raise as formulas too. */
export const markupOfPlain = (text: string): string => withFormulas(withRaisedTags(text));
