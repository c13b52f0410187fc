import type { Chapter, Written } from '@repo/contracts/content';
import { fullHalves, marksText } from '@repo/contracts/written.rules';
import type { DraftProblem } from '@repo/db/schema';
import { writtenName } from '../kinds/written.ts';
import { sameTextKey } from './same-text.ts';

type Alternative = Written['alternatives'][number];

/** Problems with the answer to one alternative. @param of 'the first words', with its letter if there are two */
function answerFaults({ question, parts }: Alternative, marks: number, of: string): string[] {
  const halves = fullHalves({ question, parts });
  const groups = parts.flatMap((part) => part.groups);
  const tooMany = groups.find(({ points, pick }) => pick !== undefined && pick > points.length);
  return [
    ...(question.trim() === '' ? [`${of} has no question`] : []),
    ...(parts.some(({ model }) => model.trim() === '') ? [`${of} has no model answer`] : []),
    ...(tooMany ? [`${of} asks for any ${tooMany.pick} of ${tooMany.points.length} points`] : []),
    ...(halves === marks * 2
      ? []
      : [`The points of ${of} add up to ${marksText(halves)} of ${marks} ${marks === 1 ? 'mark' : 'marks'}`]),
  ];
}

/** The question with its passage. */
const keyOf = ({ passage = '' }: Written, { question, parts }: Alternative) =>
  JSON.stringify([passage, question, ...parts.map(({ text = '' }) => text)].map(sameTextKey));

/**
 * What an admin may want to fix in the points and model answers of written questions, and which questions
 * occur twice.
 */
export function writtenProblems({ written = [] }: Chapter): DraftProblem[] {
  const places = new Map<string, string>();
  return written.flatMap((item) => {
    const name = `'${writtenName(item)}'`;
    return item.alternatives.flatMap((alternative, at) => {
      const of = item.alternatives.length > 1 ? `${name}, alternative ${'AB'[at]}` : name;
      const key = keyOf(item, alternative);
      const first = places.get(key);
      places.set(key, first ?? of);
      return [
        ...answerFaults(alternative, item.marks, of),
        ...(first === undefined ? [] : [`${of} is the same question as ${first}`]),
      ].map((message): DraftProblem => ({ list: 'written', itemId: item._id, message }));
    });
  });
}
