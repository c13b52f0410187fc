import type { TypedAnswerIssue, TypedNote } from '@repo/contracts/typed/mark-typed';
import type { TypedKind } from '@repo/contracts/typed/typed-answer';

/** Texts about a question's typed answer. */
export const typedCopy = {
  kind: 'Typed answer (optional)',
  kindHint: 'Students may type the answer instead of choosing an option.',
  kinds: {
    none: 'None: options only',
    number: 'Number, fraction or root',
    expression: 'Expression, equation, point or several values',
    formula: 'Chemical formula or equation',
    word: 'One word',
  } satisfies Record<TypedKind | 'none', string>,
  value: 'Right answer',
  valueHints: {
    number: 'Such as 9.8, 2√3, 1/2 or 3×10^8. Any other form of it counts too.',
    expression: 'Such as x^2-3x+2, 3x-2y=0, (2, -1) or 2, -3.',
    formula: 'Such as Ca(OH)2 or 2H2 + O2 -> 2H2O.',
    word: 'Capitals and hyphens don’t count.',
  } satisfies Record<TypedKind, string>,
  unit: 'Unit (optional)',
  unitHint: 'Such as cm, m/s or °. Other units of the same quantity are converted.',
  tolerance: 'Tolerance (optional)',
  toleranceHint: 'How far off still counts. Empty: the exact value only.',
  accept: 'Other right forms (optional), one per line',
  readAs: 'Read as',
  issues: {
    unreadable: 'This can’t be read yet.',
    notTheRightOption: 'This isn’t the value of the right option.',
    wrongOption: 'This also accepts a wrong option.',
  } satisfies Record<TypedAnswerIssue, string>,
  rightForms: 'Options that count as right when typed',
  wrongForms: 'Options that count as wrong when typed',
  noForms: 'none',
  tryIt: 'Try an answer',
  tried: { right: 'Right', wrong: 'Wrong', unread: 'Can’t be read: students are asked again' },
  notes: {
    unitMissing: 'the unit is missing',
    unitWrong: 'the unit is wrong',
    rounded: 'rounded',
  } satisfies Record<TypedNote, string>,
} as const;
