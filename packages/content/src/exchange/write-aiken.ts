import type { Question } from '@repo/contracts/tests';
import { withoutBlocks } from './block-losses.ts';
import { unsupportedIn } from './question-fields.ts';
import { exchangeMessages } from './reading.ts';
import { onOneLine } from './replace-between.ts';
import { optionLetter } from './write-tables.ts';

const reservedStart = /^\s*ANSWER:/i;

/** Questions in the Aiken form, and what it can not say of them. */
export function writeAiken(questions: readonly Question[]): { text: string; losses: string[] } {
  const losses = new Set<string>();
  const blocks = questions.flatMap((given, index) => {
    const shown = [given.question, ...given.options].map(withoutBlocks);
    const [question = '', ...options] = shown.map(({ text }) => text);
    if (question === '' || options.includes('') || reservedStart.test(question)) {
      losses.add(exchangeMessages.exportLeftOut(index + 1));
      return [];
    }
    const lost = [...shown.flatMap((each) => each.losses), ...unsupportedIn('aiken', given)];
    for (const loss of lost) losses.add(loss);
    if ([question, ...options].some((text) => text.includes('\n'))) losses.add(exchangeMessages.exportLines);
    const lines = options.map((option, at) => `${optionLetter(at)}. ${onOneLine(option)}`);
    return [[onOneLine(question), ...lines, `ANSWER: ${optionLetter(given.correctAnswer)}`].join('\n')];
  });
  return { text: blocks.length > 0 ? `${blocks.join('\n\n')}\n` : '', losses: [...losses] };
}
