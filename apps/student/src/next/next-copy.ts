import { counted } from '#src/revision/counted.ts';
import type { DueReviews, NextVerb } from './next-thing.ts';

type Verb = NextVerb | DueReviews['verb'];

/** Texts of what comes next. */
export const nextCopy = {
  title: 'What next',
  /** What the thing is, above the name of its chapter. */
  label: {
    revise: 'Before you forget it',
    continue: 'Where you stopped',
    next: 'Next chapter',
    finish: 'Not finished yet',
    notes: 'Read it once more',
    summary: 'Read it once more',
    flashcards: 'Go through it once more',
    quiz: 'Test yourself',
    claim: 'One chapter is free',
  } satisfies Record<Verb, string>,
  button: {
    revise: 'Revise',
    continue: 'Continue',
    next: 'Open',
    finish: 'Read on',
    notes: 'Open the notes',
    summary: 'Open the summary',
    flashcards: 'Open the flashcards',
    quiz: 'Open the quiz',
    claim: 'Choose your free chapter',
  } satisfies Record<Verb, string>,
  due: counted,
  /** Three cards take about a minute. */
  reviseDetail: (count: number, subject: string) =>
    `about ${Math.ceil(count / 3)} min · most of it ${subject}`,
  nothing: 'Every chapter that is open to you is finished.',
  home: 'Back to Home',
} as const;
