import { texts } from '#src/platform/language/texts.ts';

export const extraCopy = texts('extra', {
  label: 'Extra: not in the board’s paper',
} as const);
