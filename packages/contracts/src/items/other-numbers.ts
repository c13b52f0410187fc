import { z } from 'zod';
import { byKind } from '../field-sentences.ts';
import { wellFormedText } from '../fields.ts';
import {
  calculationMaxLength,
  calculationsMax,
  hintMaxLength,
  optionsMax,
  textMaxLength,
} from '../limits/content.ts';

const text = (max: number) => wellFormedText().trim().min(1).max(max, byKind);
const calculation = text(calculationMaxLength);
const name = z.string().regex(/^[a-z]{1,10}$/);
const hasFew = (given: object) => Object.keys(given).length <= calculationsMax;

const fields = {
  /** The numbers of the question itself. */
  own: z.record(name, z.number()).refine(hasFew),
  /** The numbers that may take their place: `2..9`, `10..90 by 10`, `3, 5, 7`. */
  numbers: z.record(name, calculation).refine(hasFew),
  /** Results in order, each from the numbers and those before: `h = hcf(a, b)`. */
  let: z.array(calculation).max(calculationsMax).optional(),
  /** What must hold: `a < b`. */
  where: z.array(calculation).max(calculationsMax).optional(),
  question: text(textMaxLength),
  right: text(textMaxLength),
  /** The wrong options, each with the slip that leads to it. */
  wrong: z
    .array(z.object({ option: text(textMaxLength), slip: text(hintMaxLength) }))
    .min(1)
    .max(optionsMax - 1),
  explanation: text(textMaxLength).optional(),
  /** Hints that have numbers in them; without one the question's own is shown. */
  hint: text(textMaxLength).optional(),
  secondHint: text(textMaxLength).optional(),
};

/** A question's texts with gaps for numbers, from which a device makes the same question with other numbers. */
export const otherNumbers = z.object(fields);
export type OtherNumbers = z.infer<typeof otherNumbers>;

/** Maps each text of a template. */
export function withTemplateTexts(given: OtherNumbers, change: (text: string) => string): OtherNumbers {
  const { question, right, wrong, explanation, hint, secondHint, ...calculation } = given;
  return {
    ...calculation,
    question: change(question),
    right: change(right),
    wrong: wrong.map(({ option, slip }) => ({ option: change(option), slip: change(slip) })),
    ...(explanation && { explanation: change(explanation) }),
    ...(hint && { hint: change(hint) }),
    ...(secondHint && { secondHint: change(secondHint) }),
  };
}
