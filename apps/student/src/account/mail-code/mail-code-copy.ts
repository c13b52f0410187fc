import { texts } from '#src/platform/language/texts.ts';

/** Texts of all forms for a mailed code. */
export const mailCodeCopy = texts('mailCode', {
  resend: 'Resend code',
  resendIn: (seconds: number) => `Resend code in ${seconds}s`,
} as const);
