import type { ExtraText } from '@repo/contracts/items/extra-texts';
import { texts } from '#src/platform/language/texts.ts';
/** Texts of answering and marking questions; those in `hinglish` are Hindi in Latin script. */
export const questionsCopy = texts('questions', {
  question: (n: number) => `Question ${n}`,
  questionOf: (n: number, count: number) => `Question ${n} of ${count}`,
  answered: (n: number, count: number) => `${n} of ${count} answered`,
  timeLeft: 'Time left',
  spokenTime: {
    300: '5 minutes left',
    60: '1 minute left',
    10: '10 seconds left',
  } as Record<number, string>,
  previous: 'Previous',
  next: 'Next',
  finish: 'Finish',
  leave: 'Leave',
  stay: 'Stay',
  scoreHeading: (score: number) => `You scored ${score}%`,
  timeUp: 'Time is up.',
  correct: 'Correct',
  incorrect: 'Incorrect',
  timeTaken: 'Time taken',
  review: 'Answer review',
  yourAnswer: 'Your answer',
  rightAnswer: 'Right answer',
  notSelected: 'Not selected',
  statements: {
    assertion: { letter: 'A', name: 'Assertion (A)' },
    reason: { letter: 'R', name: 'Reason (R)' },
  },
  optionsInFull: 'The options in full words',
  case: {
    title: 'About the case',
    range: (first: number, last: number) =>
      first === last ? `Question ${first}` : `Questions ${first} to ${last}`,
    showAll: 'Show all',
    showLess: 'Show less',
  },
  extras: { explanation: 'Why', hint: 'Hint', secondHint: 'Second hint' } satisfies Record<ExtraText, string>,
  otherNumbers: {
    tryIt: 'Try it with other numbers',
    notCounted: 'This does not count in your score.',
    check: 'Check',
  },
  hinglish: {
    chooseOption: 'Ek option chuno',
  },
} as const);
