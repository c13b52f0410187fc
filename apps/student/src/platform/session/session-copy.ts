import { texts } from '#src/platform/language/texts.ts';

/** Messages at the login after the server ended the session, or the account was deleted as requested. */
export const sessionCopy = texts('session', {
  ended: 'Your session has ended. Please log in to continue. Your work is kept on this device.',
  deleted: 'Your account was deleted. Nothing of it is left on this device.',
} as const);
