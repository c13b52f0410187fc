import { texts } from '#src/language/texts.ts';

/** Words of every form that asks for a code of a mail. */
export const mailCodeCopy = texts('mailCode', {
  resend: 'Resend code',
  resendIn: (seconds: number) => `Resend code in ${seconds}s`,
} as const);
