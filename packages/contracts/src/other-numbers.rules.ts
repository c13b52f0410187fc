import type { Question } from './items/question.ts';
import { drawNumbers, variantWith } from './other-numbers.template.ts';
import { seededRandom, shuffled } from './seeded-random.ts';
import { originalOf, type ShownQuestion } from './variants.rules.ts';

/**
 * The same question with other numbers, made on the device from the question's own calculation
 * (docs/product/study.md#other-numbers).
 */

/** Whether the template at its own numbers is the question: an edited text or key has no other numbers. */
export function hasOtherNumbers(shown: ShownQuestion): boolean {
  const { otherNumbers: template, correctAnswer } = shown;
  if (!template) return false;
  const { question, options } = originalOf(shown);
  try {
    const own = variantWith(template, template.own);
    const [right, ...wrong] = own.options.map(({ text }) => text);
    return (
      own.question === question &&
      options[correctAnswer] === right &&
      options.toSorted().join('\n') === [right, ...wrong].toSorted().join('\n')
    );
  } catch {
    return false;
  }
}

/** A question with other numbers, and the slip of each wrong option. */
export type DrawnVariant = { question: Question; slips: (string | null)[] };

/**
 * Draws the question with other numbers and shuffled options; the same seed gives the same.
 * @returns null for a question without other numbers
 */
export function drawVariant(given: ShownQuestion, seed: number): DrawnVariant | null {
  const { otherNumbers: template, difficulty, hint, secondHint } = given;
  if (!template || !hasOtherNumbers(given)) return null;
  try {
    const random = seededRandom(seed);
    const numbers = drawNumbers(template, random);
    const variant = numbers && variantWith(template, numbers);
    if (!variant) return null;
    const { options, ...texts } = variant;
    const mixed = shuffled(options, random);
    const question: Question = {
      difficulty,
      ...(hint && { hint }),
      ...(secondHint && { secondHint }),
      ...texts,
      options: mixed.map(({ text }) => text),
      correctAnswer: mixed.findIndex(({ slip }) => slip === null),
    };
    return { question, slips: mixed.map(({ slip }) => slip) };
  } catch {
    return null;
  }
}
