import { isSecondFactorNeeded } from '@repo/client';
import { adminVerifyInput } from '@repo/contracts/admin';
import { toast } from '@repo/ui/toast';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { trpc } from '#src/api/trpc.ts';
import { startAdminSession } from '#src/session/admin-session.ts';
import { type LoginFailure, loginFailureOf } from './login-failure.ts';

type Entered = { password: string; code: string };

/**
 * Checks the admin password and opens the tool; `needsCode` once the server asked for the authenticator app's
 * code. Never sends a blank password, and ignores concurrent calls.
 */
export function useVerifyAdmin() {
  const queryClient = useQueryClient();
  const { mutateAsync } = trpc.admin.verify.useMutation();
  const [failure, setFailure] = useState<LoginFailure | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [needsCode, setNeedsCode] = useState(false);
  // State updates only with the next render; two submits may come before it.
  const isSending = useRef(false);

  async function send({ password, code }: Entered): Promise<void> {
    isSending.current = true;
    setIsBusy(true);
    try {
      const session = await mutateAsync({ password, ...(code && { code }) });
      // A late reply to the old token would end the new session.
      await queryClient.cancelQueries();
      setFailure(null);
      startAdminSession(session);
      toast.success(session.message, { id: 'login' });
    } catch (error) {
      const isAsking = isSecondFactorNeeded(error) && !needsCode;
      if (isAsking) setNeedsCode(true);
      const next = loginFailureOf(error, Date.now());
      setFailure(isAsking ? null : next);
      if (!isAsking) toast.error(next.message, { id: 'login' });
    } finally {
      isSending.current = false;
      setIsBusy(false);
    }
  }

  async function verify(entered: Entered): Promise<void> {
    if (isSending.current) return;
    const input = adminVerifyInput.safeParse(entered);
    if (input.success) await send(entered);
    else setFailure({ message: input.error.issues[0]?.message ?? '', wait: null });
  }

  return { verify, isBusy, failure, needsCode };
}
