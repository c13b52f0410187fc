import { useState } from 'react';
import { useScreenTitle } from '#src/navigation/use-screen-title.ts';
import { VerifiedPage } from './verified-page.tsx';
import { verifyCopy } from './verify-copy.ts';
import { VerifyForm } from './verify-form.tsx';

type VerifyScreenProps = { email?: string; verified?: boolean; error?: string };

/** Asks for the code of the mail; the mail's link lands here too, with its outcome. */
export function VerifyScreen({ email, verified = false, error }: VerifyScreenProps) {
  const [isVerified, setIsVerified] = useState(verified);
  useScreenTitle(isVerified ? verifyCopy.verifiedTitle : verifyCopy.screenTitle);
  if (isVerified) return <VerifiedPage />;
  return <VerifyForm givenEmail={email} linkError={error} onVerified={() => setIsVerified(true)} />;
}
