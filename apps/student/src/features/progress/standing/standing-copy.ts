import type { ChapterLevel } from '@repo/revision/forecast';
import { texts } from '#src/platform/language/texts.ts';

const counted = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`;

/** Texts of the standing. None of them may blame the student. */
export const standingCopy = texts('standing', {
  title: 'Where I stand',
  loading: 'Loading...',
  papers: 'Board papers',
  otherSubjects: 'Other subjects',
  marks: (middle: number, outOf: number, low: number, high: number) =>
    `You'd score about ${middle} of ${outOf} today (most likely ${low} to ${high}).`,
  notYet: (answers: number, unit: string) =>
    `Answer about ${counted(answers, 'more question')}, ideally in ${unit}.`,
  notYetReason: 'Then you’ll see how many marks you would get today.',
  practise: 'Practise',
  noFigure: {
    unknownMarks: 'There is no board paper for these subjects yet, so you see levels only.',
    tooShort: 'This paper has too few marks to estimate, so you see levels only.',
  },
  gains: 'Your biggest gains',
  gain: (marks: number, ofMarks: number) => `up to ${marks} more of ${ofMarks} marks`,
  basis: 'Estimated from your answers so far. Real papers vary.',
  lastPaper: (marks: string, outOf: number) => `You got ${marks} of ${outOf} in your last paper.`,
  paperHigher: 'You marked part of it yourself. The answers checked by the app suggest fewer marks.',
  paperLower: 'Your other answers suggest more.',
  levels: 'Chapter by chapter',
  levelNames: {
    new: 'New',
    learning: 'Learning',
    steady: 'Steady',
    examReady: 'Exam-ready',
  } satisfies Record<ChapterLevel, string>,
  failed: 'Error fetching your answers',
  retry: 'Retry',
  hinglish: { notOnDevice: 'Yeh abhi is device par nahi hai. Network aate hi apne aap aa jayega.' },
} as const);
