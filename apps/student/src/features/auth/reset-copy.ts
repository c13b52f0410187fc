import { texts } from '#src/platform/language/texts.ts';

/** Texts of the password reset. */
export const resetCopy = texts('reset', {
  resetTip: 'Password bhool gaye? Mita ke naya likhte hain.',
  resetTitle: 'Reset your password',
  resetLine: 'We will mail you a reset code.',
  resetSend: 'Send reset code',
  resetSending: 'Sending...',
  resetHaveCode: 'I already have the code',
  resetSentTo: 'Code sent to',
  resetChange: 'change',
  resetCodeLabel: 'Reset code',
  newPassword: 'New password',
  confirmPassword: 'Confirm new password',
  passwordsAgree: 'Passwords match',
  resetButton: 'Reset password',
  resetBusy: 'Resetting...',
} as const);
