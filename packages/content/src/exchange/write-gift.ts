import type { Question } from '@repo/contracts/tests';
import { figureLosses, textsOfQuestion } from './block-losses.ts';
import { unsupportedIn } from './question-fields.ts';

/** Signs with a meaning in GIFT, and line breaks, which would end the question. */
const escaped = (text: string) =>
  text.replaceAll(/[\\~=#{}:]/g, (sign) => `\\${sign}`).replaceAll('\n', '\\n');

/** Each text names its format, so that spaces and line breaks stay and nothing is read as a weight. */
const asText = (text: string) => `[markdown]${escaped(text)}`;

/** A right option with '->' in first place would be read as a pair to match; a weight of 100 % avoids that. */
const sign = (option: string, index: number, correctAnswer: number) =>
  index !== correctAnswer ? '~' : index === 0 && option.includes('->') ? '~%100%' : '=';

/** Writes questions in Moodle's GIFT, with the losses. Difficulty becomes a tag, the explanation general feedback. */
export function writeGift(questions: readonly Question[]): { text: string; losses: string[] } {
  const text = questions
    .map(({ question, options, correctAnswer, difficulty, explanation }) =>
      [
        `// [tag:${difficulty}]`,
        `${asText(question)} {`,
        ...options.map((option, index) => `  ${sign(option, index, correctAnswer)}${asText(option)}`),
        ...(explanation ? [`  ####${asText(explanation)}`] : []),
        '}',
        '',
      ].join('\n'),
    )
    .join('\n');
  const losses = new Set(questions.flatMap((question) => unsupportedIn('gift', question)));
  for (const loss of figureLosses(questions.flatMap(textsOfQuestion))) losses.add(loss);
  return { text, losses: [...losses] };
}
