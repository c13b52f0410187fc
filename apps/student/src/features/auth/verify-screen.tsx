import { verifyCopy } from 'virtual:messages/verify';
import { useState } from 'react';
import { useScreenTitle } from '#src/platform/navigation/use-screen-title.ts';
import { VerifiedPage } from './verified-page.tsx';
import { VerifyForm } from './verify-form.tsx';
import { VerifyLink } from './verify-link.tsx';

type VerifyScreenProps = { email?: string; hash: string };

/** The token of the mail's link, in the URL fragment. */
const linkIn = (hash: string) => new URLSearchParams(hash).get('link');

/** Asks for the mailed code; users of the mailed link only press a button. */
export function VerifyScreen({ email, hash }: VerifyScreenProps) {
  const [isVerified, setIsVerified] = useState(false);
  const [linkHelp, setLinkHelp] = useState<string>();
  useScreenTitle(isVerified ? verifyCopy.verifiedTitle : verifyCopy.screenTitle);
  const link = linkIn(hash);
  const onVerified = () => setIsVerified(true);
  if (isVerified) return <VerifiedPage email={email} />;
  if (link && linkHelp === undefined)
    return <VerifyLink token={link} onVerified={onVerified} onWrong={setLinkHelp} />;
  return <VerifyForm givenEmail={email} linkError={linkHelp} onVerified={onVerified} />;
}
