import { useState } from 'react';
import { useScreenTitle } from '#src/navigation/use-screen-title.ts';
import { VerifiedPage } from './verified-page.tsx';
import { verifyCopy } from './verify-copy.ts';
import { VerifyForm } from './verify-form.tsx';
import { VerifyLink } from './verify-link.tsx';

type VerifyScreenProps = { email?: string; hash: string };

/** The token of the mail's link, which the server puts behind the #. */
const linkIn = (hash: string) => new URLSearchParams(hash).get('link');

/** Asks for the code of the mail; who opened the mail's link verifies by one press. */
export function VerifyScreen({ email, hash }: VerifyScreenProps) {
  const [isVerified, setIsVerified] = useState(false);
  const [linkHelp, setLinkHelp] = useState<string>();
  useScreenTitle(isVerified ? verifyCopy.verifiedTitle : verifyCopy.screenTitle);
  const link = linkIn(hash);
  const onVerified = () => setIsVerified(true);
  if (isVerified) return <VerifiedPage />;
  if (link && linkHelp === undefined)
    return <VerifyLink token={link} onVerified={onVerified} onWrong={setLinkHelp} />;
  return <VerifyForm givenEmail={email} linkError={linkHelp} onVerified={onVerified} />;
}
