import type { Alternative, Written } from '@repo/contracts/items/written';
import { writtenTexts } from '@repo/contracts/written.texts';

type Texts = Pick<Written, 'passage' | 'alternatives'>;

const asked = ({ question, parts }: Alternative): string[] => [
  question,
  ...parts.flatMap(({ text }) => text ?? []),
];

/** Texts of the question without the answer: the passage, and each alternative's question and parts. */
export const textsAsked = ({ passage, alternatives }: Texts): string[] => [
  ...(passage ? [passage] : []),
  ...alternatives.flatMap(asked),
];

/** All texts of a written question that may contain markup, including answers. */
export const textsOf = (question: Texts): string[] => writtenTexts(question).map(({ text }) => text);
