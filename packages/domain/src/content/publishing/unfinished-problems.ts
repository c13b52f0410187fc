import type { Chapter } from '@repo/contracts/content';
import { withMoneySigns } from '@repo/contracts/money-signs';
import { letterOf } from '@repo/contracts/question-names';
import { missingMarks, sampleIdeas } from '@repo/contracts/unfinished-texts';
import type { DraftProblem } from '@repo/db/schema';

const secondsMin = 15;
/** So many questions don't have the same key by chance. */
const sameKeysMin = 12;

/** What a text still lacks, and what it may say without meaning it. */
export function unfinishedIn(text: string, name: string): string[] {
  const marks = Object.values(missingMarks).filter((mark) => text.includes(mark));
  return [
    ...marks.map((mark) => `'${name}' says ${mark}: put it in, or take these words out`),
    ...(withMoneySigns(text) === text
      ? []
      : [`A $ in '${name}' may mean money and be read as a formula: write \\$ for money`]),
  ];
}

/** Tests with too little time or one letter for all keys, and mind maps with ideas of the sample. */
export const unfinishedProblems = ({ tests, mindmaps }: Chapter): DraftProblem[] => [
  ...tests.flatMap(({ _id: itemId, title, timeLimit, questions }): DraftProblem[] => {
    const seconds = (timeLimit * 60) / questions.length;
    const keys = new Set(questions.map(({ correctAnswer }) => correctAnswer));
    const [key = 0] = keys;
    const messages = [
      ...(questions.length > 0 && seconds < secondsMin
        ? [
            `'${title}' has ${questions.length} questions in ${timeLimit} minutes: less than ${secondsMin} seconds each`,
          ]
        : []),
      ...(keys.size === 1 && questions.length >= sameKeysMin
        ? [`All ${questions.length} right answers of '${title}' are ${letterOf(key)}`]
        : []),
    ];
    return messages.map((message) => ({ list: 'tests', itemId, message }));
  }),
  ...mindmaps.flatMap((map): DraftProblem[] => {
    const texts = JSON.stringify(map);
    const ideas = [sampleIdeas.first, sampleIdeas.second, ...sampleIdeas.details];
    const left = ideas.filter((idea) => texts.includes(JSON.stringify(idea)));
    if (left.length === 0) return [];
    const message = `The mind map '${map.title}' still has ideas of the sample: ${left.join(', ')}`;
    return [{ list: 'mindmaps', itemId: map._id, message }];
  }),
];
