import { texts } from '#src/platform/language/texts.ts';

/** What to do after a failure; a toast says what failed. */
export const helpCopy = texts('help', {
  wait: 'Wait a little, then try again.',
  soon: 'Try again in a moment.',
  wrongCredentials: 'Check your email and password, or reset the password.',
  knownEmail: 'Log in with this email, or use another one.',
  knownGoogle: 'Use this account to log in, or choose another one.',
  unknownGoogle: 'Choose another Google account, or open an account first.',
  commonPassword: 'Take one that nobody guesses, such as three words that only you put together.',
  wrongCode: 'Type the newest code of the mail, or ask for another one.',
} as const);
