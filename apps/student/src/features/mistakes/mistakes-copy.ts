import { texts } from '#src/platform/language/texts.ts';

export const mistakesCopy = texts('mistakes', {
  title: 'My mistakes',
  lead: 'A mistake leaves this list once you were right on two different days.',
  redo: 'Redo these',
  count: (count: number) => (count === 1 ? '1 mistake' : `${count} mistakes`),
  question: (n: number) => `Question ${n}`,
  rightOnce: 'Right once, one day to go',
  nothingTitle: 'No mistakes to go over',
  nothingText:
    'Questions that you miss in a quiz, a practice or a board paper are kept here with the reason.',
  toPractice: 'Practise',
} as const);
