import type { Alternative, Written } from '@repo/contracts/items/written';
import { writtenTexts } from '@repo/contracts/written.texts';

type Texts = Pick<Written, 'passage' | 'alternatives'>;

const asked = ({ question, parts }: Alternative): string[] => [
  question,
  ...parts.flatMap(({ text }) => text ?? []),
];

/** What is asked, without a word of the answer: the passage, and of each alternative its question and parts. */
export const textsAsked = ({ passage, alternatives }: Texts): string[] => [
  ...(passage ? [passage] : []),
  ...alternatives.flatMap(asked),
];

/** Every text of a written question in which there may be markup: what is asked, and the answers. */
export const textsOf = (question: Texts): string[] => writtenTexts(question).map(({ text }) => text);
