import { resetCopy } from 'virtual:messages/reset';
import * as authMessages from '@repo/contracts/messages/auth';
import { Button } from '@repo/ui/button';
import { EmailField } from './email-field.tsx';
import { Help } from './help.tsx';
import { useAuthForm } from './use-auth-form.ts';

const loadCalls = () => import('./calls/reset-password.ts');

type ResetCodeFormProps = {
  email: string;
  onEmail: (email: string) => void;
  onSent: (email: string) => void;
  /** Returns to the form for the code already sent. */
  onHaveCode?: () => void;
};

export function ResetCodeForm({ email, onEmail, onSent, onHaveCode }: ResetCodeFormProps) {
  const { errors, help, isBusy, form } = useAuthForm({
    send: async () => (await loadCalls()).sendResetCode({ email }),
    onDone: () => onSent(email.trim()),
    fallback: authMessages.sendResetFailed,
  });
  return (
    <form {...form} className="mt-1 grid gap-5" onFocus={() => void loadCalls().catch(() => {})}>
      <p className="text-ink-2">{resetCopy.resetLine}</p>
      <Help text={help} />
      <EmailField value={email} onValueChange={onEmail} error={errors.email} />
      <Button type="submit" fullWidth busy={isBusy} busyLabel={resetCopy.resetSending}>
        {resetCopy.resetSend}
      </Button>
      {onHaveCode ? (
        <Button variant="outlined" fullWidth onClick={onHaveCode}>
          {resetCopy.resetHaveCode}
        </Button>
      ) : null}
    </form>
  );
}
