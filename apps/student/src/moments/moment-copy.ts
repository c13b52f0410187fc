import { texts } from '#src/language/texts.ts';

/** The one sentence of a moment that no other words on the screen say. */
export const momentCopy = texts('moment', {
  week: (days: number) => `${days} days in a row!`,
} as const);
