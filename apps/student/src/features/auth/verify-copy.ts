import { brand } from '@repo/contracts/brand';
import { texts } from '#src/platform/language/texts.ts';

export const verifyCopy = texts('verify', {
  screenTitle: 'Verify email',
  verifyTitle: 'Verify your email',
  verifyLine: 'We sent a 6-character verification code to',
  verifyLineNoEmail: 'Enter your email and the 6-character verification code we sent you.',
  codeLabel: 'Verification code',
  verifyButton: 'Verify',
  verifyBusy: 'Verifying...',
  linkLine: `Press Verify if you signed up for ${brand.name} with this email. If you did not, close this page.`,
  linkTip: 'Bas ek tap.',
  verifyTip: 'Inbox dekho. Spam folder bhi.',
  verifiedTitle: 'Email Verified!',
  verifiedSubtitle: 'Verification Successful',
  verifiedText: 'Your email has been verified. You can now log in to your account.',
  verifiedButton: 'Ab login karo',
} as const);
