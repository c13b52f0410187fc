import type { ChapterLevel } from '@repo/revision/forecast';
import { texts } from '#src/language/texts.ts';

const counted = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`;

/** Texts of the standing. None of them may blame the student. */
export const standingCopy = texts('standing', {
  title: 'Where I stand',
  loading: 'Loading...',
  papers: 'Board papers',
  otherSubjects: 'Other subjects',
  marks: (middle: number, outOf: number, low: number, high: number) =>
    `About ${middle} of ${outOf} if the paper were today; nine papers in ten between ${low} and ${high}.`,
  notYet: (answers: number, unit: string) =>
    `Answer about ${counted(answers, 'more question')}, best in ${unit}.`,
  notYetReason: 'Then there is enough to say what a paper would give.',
  practise: 'Practise',
  noFigure: {
    unknownMarks: 'No board paper tells the marks here, so there are levels alone.',
    tooShort: 'So few marks are mostly luck, so there are levels alone.',
  },
  gains: 'What moves it most',
  gain: (marks: number, ofMarks: number) => `about ${marks} of ${ofMarks} marks to win`,
  basis: 'Worked out from your first answers and what you remember. A paper also has its luck.',
  levels: 'Chapter by chapter',
  levelNames: {
    new: 'New',
    learning: 'Learning',
    steady: 'Steady',
    examReady: 'Exam-ready',
  } satisfies Record<ChapterLevel, string>,
  failed: 'Error fetching your answers',
  retry: 'Retry',
  hinglish: { notOnDevice: 'Yeh abhi is phone par nahi hai. Network aate hi apne aap aa jayega.' },
} as const);
