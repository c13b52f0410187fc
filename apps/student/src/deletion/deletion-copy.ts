import { texts } from '#src/language/texts.ts';

/** Words about an account that waits to be deleted. */
export const deletionCopy = texts('deletion', {
  /** `date` as people write it. */
  on: (date: string) => `Your account will be deleted on ${date}`,
  soon: 'Your account will be deleted within a day',
  keep: 'Keep my account',
  keepFailed: 'Failed to keep your account',
} as const);
