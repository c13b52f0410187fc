import { texts } from '#src/platform/language/texts.ts';

export const writtenTabCopy = texts('writtenTab', {
  parts: 'Kinds of questions',
  quiz: 'Quiz',
  written: 'Written',
  heading: 'Written questions',
  intro: 'Answer on paper or type, then mark it yourself by the points of the model answer.',
  aOrB: 'A or B',
  last: 'Last time: ',
  toList: 'All written questions',
  next: 'Next question',
  gone: 'This question is not in the chapter any more.',
  loading: 'Loading...',
} as const);
