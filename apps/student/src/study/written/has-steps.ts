import type { Alternative } from '@repo/contracts/items/written';

const mathematics = /math|maths|गणित/i;
const equation = /\$[^$]*=[^$]*\$/;

/** Whether the lines of an answer can be checked: Mathematics, with an equation in the model answer. */
export const hasSteps = (subjectName: string | undefined, { parts }: Alternative): boolean =>
  mathematics.test(subjectName ?? '') && parts.some(({ model }) => equation.test(model));

/** What is asked, whose equations count as given. */
export const askedText = (passage: string | undefined, { question, parts }: Alternative): string =>
  [passage, question, ...parts.map(({ text }) => text)].filter(Boolean).join('\n');
