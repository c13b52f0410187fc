import type { Question } from '@repo/contracts/tests';
import { figureLosses, textsOfQuestion } from './block-losses.ts';
import { unsupportedIn } from './question-fields.ts';

/** Signs with a meaning in GIFT, and line ends, which would end the question. */
const escaped = (text: string) =>
  text.replaceAll(/[\\~=#{}:]/g, (sign) => `\\${sign}`).replaceAll('\n', '\\n');

/** Each text names its form, so that spaces and line ends stay and nothing in it reads as a weight. */
const asText = (text: string) => `[markdown]${escaped(text)}`;

/** A right option that comes first and holds '->' would read as a pair to match; its weight says the same as '='. */
const sign = (option: string, index: number, correctAnswer: number) =>
  index !== correctAnswer ? '~' : index === 0 && option.includes('->') ? '~%100%' : '=';

/** Questions in Moodle's GIFT: difficulty as a tag, the explanation as feedback on the whole; and what it can not say. */
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
