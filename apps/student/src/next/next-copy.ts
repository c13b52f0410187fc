import type { NextVerb } from './next-thing.ts';

/** Texts of what comes next. */
export const nextCopy = {
  title: 'What next',
  /** What the thing is, above the name of its chapter. */
  label: {
    continue: 'Where you stopped',
    next: 'Next chapter',
    finish: 'Not finished yet',
    notes: 'Read it once more',
    summary: 'Read it once more',
    flashcards: 'Go through it once more',
    quiz: 'Test yourself',
    claim: 'One chapter is free',
  } satisfies Record<NextVerb, string>,
  button: {
    continue: 'Continue',
    next: 'Open',
    finish: 'Read on',
    notes: 'Open the notes',
    summary: 'Open the summary',
    flashcards: 'Open the flashcards',
    quiz: 'Open the quiz',
    claim: 'Choose your free chapter',
  } satisfies Record<NextVerb, string>,
  nothing: 'Every chapter that is open to you is finished.',
  home: 'Back to Home',
} as const;
