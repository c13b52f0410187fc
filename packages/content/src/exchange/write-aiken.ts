import type { Question } from '@repo/contracts/tests';
import { exchangeMessages } from './reading.ts';
import { optionLetter } from './write-tables.ts';

const oneLine = (text: string) => text.replaceAll(/\s*\n\s*/g, ' ');
const reservedStart = /^\s*ANSWER:/i;

/** Questions in the Aiken form, and what it can not say of them. */
export function writeAiken(questions: readonly Question[]): { text: string; losses: string[] } {
  const losses = new Set<string>();
  const blocks = questions.flatMap((given, index) => {
    const { question, options, correctAnswer, difficulty, explanation } = given;
    if (reservedStart.test(question)) {
      losses.add(exchangeMessages.exportLeftOut(index + 1));
      return [];
    }
    if (difficulty !== 'medium') losses.add(exchangeMessages.exportDifficulty);
    if (explanation) losses.add(exchangeMessages.exportExplanation);
    if ([question, ...options].some((text) => text.includes('\n'))) losses.add(exchangeMessages.exportLines);
    const lines = options.map((option, at) => `${optionLetter(at)}. ${oneLine(option)}`);
    return [[oneLine(question), ...lines, `ANSWER: ${optionLetter(correctAnswer)}`].join('\n')];
  });
  return { text: blocks.length > 0 ? `${blocks.join('\n\n')}\n` : '', losses: [...losses] };
}
