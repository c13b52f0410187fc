import { texts } from '#src/platform/language/texts.ts';

/** The one text of a celebration that isn't on the screen already. */
export const momentCopy = texts('moment', {
  week: (days: number) => `${days} days in a row!`,
} as const);
