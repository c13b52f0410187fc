import type { Question } from '@repo/contracts/tests';
import { withoutBlocks } from './block-losses.ts';
import { plainLines } from './decode-text.ts';
import { unsupportedIn } from './question-fields.ts';
import { readAiken } from './read-aiken.ts';
import { exchangeMessages } from './reading.ts';
import { onOneLine } from './replace-between.ts';
import { optionLetter } from './write-tables.ts';

const reservedStart = /^\s*ANSWER:/i;

type Written = { n: number; question: string; options: string[]; correctAnswer: number };

const blockOf = ({ question, options, correctAnswer }: Written) =>
  [
    question,
    ...options.map((option, index) => `${optionLetter(index)}. ${option}`),
    `ANSWER: ${optionLetter(correctAnswer)}`,
  ].join('\n');

/** The numbers of questions that would change when the text is imported. */
function changedQuestions(written: readonly Written[], text: string): number[] {
  const { rows } = readAiken(plainLines(text), { from: 1, max: written.length });
  return written.flatMap(({ n, question, options, correctAnswer }, index) => {
    const item = rows[index]?.item;
    const isSame =
      item?.question === question &&
      item.correctAnswer === correctAnswer &&
      item.options.join('\n') === options.join('\n');
    return isSame ? [] : [n];
  });
}

/** Writes questions in the Aiken format, with the losses. */
export function writeAiken(questions: readonly Question[]): { text: string; losses: string[] } {
  const losses = new Set<string>();
  const written = questions.flatMap((given, index): Written[] => {
    const shown = [given.question, ...given.options].map(withoutBlocks);
    const [question = '', ...options] = shown.map(({ text }) => text);
    if (question === '' || options.includes('') || reservedStart.test(question)) {
      losses.add(exchangeMessages.exportLeftOut(index + 1));
      return [];
    }
    const lost = [...shown.flatMap((each) => each.losses), ...unsupportedIn('aiken', given)];
    for (const loss of lost) losses.add(loss);
    if ([question, ...options].some((text) => text.includes('\n'))) losses.add(exchangeMessages.exportLines);
    return [
      {
        n: index + 1,
        question: onOneLine(question),
        options: options.map(onOneLine),
        correctAnswer: given.correctAnswer,
      },
    ];
  });
  const text = written.length > 0 ? `${written.map(blockOf).join('\n\n')}\n` : '';
  for (const n of changedQuestions(written, text)) losses.add(exchangeMessages.exportChanged(n));
  return { text, losses: [...losses] };
}
