import { isSignedOut, reasonOf } from '@repo/client/failure';
import { toast } from '@repo/ui/toast';
import { api } from '#src/api/api.ts';
import { endRefusedSession } from '#src/session/end-session.ts';
import { setUser } from '#src/session/session.ts';
import { deletionCopy } from './deletion-copy.ts';

const failureToast = { id: 'keep-account' };

/**
 * Cancels the account deletion and shows the outcome. Never throws.
 * @returns whether the account stays
 */
export async function keepAccount(): Promise<boolean> {
  toast.close(failureToast.id);
  try {
    const { user, message } = await api.auth.cancelDeletion.mutate();
    toast.success(message);
    setUser(user);
    return true;
  } catch (error) {
    if (isSignedOut(error)) void endRefusedSession(error);
    else toast.error(reasonOf(error, deletionCopy.keepFailed), failureToast);
    return false;
  }
}
