/** The one sentence of a moment that no other words on the screen say. */
export const momentCopy = {
  week: (days: number) => `${days} days in a row!`,
} as const;
