import type { Chapter } from '@repo/contracts/content';
import { withMoneySigns } from '@repo/contracts/money-signs';
import { letterOf } from '@repo/contracts/question-names';
import { missingMarks, sampleIdeas } from '@repo/contracts/unfinished-texts';
import type { DraftProblem } from '@repo/db/schema';

const secondsMin = 15;
/** So many questions don't have the same key by chance. */
const sameKeysMin = 12;
/** So many equal characters at the start of two pages are no chance, and no common heading. */
const sameStartLength = 80;
const emptyTableRow = /^\s*\|(?:\s*\|)+\s*$/m;

/** Pages of one topic or summary with the same beginning, as after a page was pasted twice. */
function sameStarts(pages: readonly { content: string }[], name: string): string[] {
  const starts = pages.map(({ content }) => content.trim().replaceAll(/\s+/g, ' ').slice(0, sameStartLength));
  return starts.flatMap((start, at) => {
    const first = starts.indexOf(start);
    return start.length < sameStartLength || first === at
      ? []
      : [`Pages ${first + 1} and ${at + 1} of '${name}' begin with the same words: is one a copy?`];
  });
}

/** What a text still lacks, and what it may say without meaning it. */
export function unfinishedIn(text: string, name: string): string[] {
  const marks = Object.values(missingMarks).filter((mark) => text.includes(mark));
  return [
    ...(emptyTableRow.test(text) ? [`A table in '${name}' has an empty row`] : []),
    ...marks.map((mark) => `'${name}' says ${mark}: put it in, or take these words out`),
    ...(withMoneySigns(text) === text
      ? []
      : [`A $ in '${name}' may mean money and be read as a formula: write \\$ for money`]),
  ];
}

/**
 * Pages with the same beginning, tests with too little time or one letter for all keys, and mind maps with ideas of
 * the sample.
 */
export const unfinishedProblems = ({ topics, summaries, tests, mindmaps }: Chapter): DraftProblem[] => [
  ...topics.flatMap(({ _id: itemId, name, pages }) =>
    sameStarts(pages, name).map((message): DraftProblem => ({ list: 'topics', itemId, message })),
  ),
  ...summaries.flatMap(({ _id: itemId, title, pages }) =>
    sameStarts(pages, title).map((message): DraftProblem => ({ list: 'summaries', itemId, message })),
  ),
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
