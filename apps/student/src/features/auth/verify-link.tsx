import { authCopy } from 'virtual:messages/auth';
import { verifyCopy } from 'virtual:messages/verify';
import * as authMessages from '@repo/contracts/messages/auth';
import { Button } from '@repo/ui/button';
import { AuthPage } from './auth-page.tsx';
import { Help } from './help.tsx';
import { useAuthForm } from './use-auth-form.ts';
import { WaitingPage } from './waiting-page.tsx';

type VerifyLinkProps = {
  token: string;
  onVerified: () => void;
  /** Called for an unknown or expired link, with the server's message. */
  onWrong: (reason: string) => void;
};

/** Verifies on a button press, because mail scanners open links. */
export function VerifyLink({ token, onVerified, onWrong }: VerifyLinkProps) {
  const { help, isBusy, form } = useAuthForm({
    send: async () => {
      const outcome = await (await import('./calls/verify-email.ts')).verifyEmailLink(token);
      if ('errors' in outcome) onWrong(outcome.kind === 'failed' ? outcome.reason : authMessages.codeWrong);
      return outcome;
    },
    onDone: onVerified,
    fallback: authCopy.verificationFailed,
  });
  return (
    <AuthPage aside={<WaitingPage name="kalam" tip={verifyCopy.linkTip} />}>
      <h1>{verifyCopy.verifyTitle}</h1>
      <p className="mt-1 text-ink-2">{verifyCopy.linkLine}</p>
      <form {...form} className="mt-6 grid gap-5">
        <Help text={help} />
        <Button type="submit" fullWidth busy={isBusy} busyLabel={verifyCopy.verifyBusy}>
          {verifyCopy.verifyButton}
        </Button>
      </form>
    </AuthPage>
  );
}
