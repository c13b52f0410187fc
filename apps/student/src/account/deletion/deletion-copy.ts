import { texts } from '#src/platform/language/texts.ts';

export const deletionCopy = texts('deletion', {
  /** `date` as formatted text. */
  on: (date: string) => `Your account will be deleted on ${date}`,
  soon: 'Your account will be deleted within a day',
  keep: 'Keep my account',
  keepFailed: 'Failed to keep your account',
} as const);
