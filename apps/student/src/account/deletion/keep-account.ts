import { deletionCopy } from 'virtual:messages/deletion';
import { isSignedOut, reasonOf } from '@repo/client/failure';
import { toast } from '@repo/ui/toast';
import { endRefusedSession } from '#src/account/session/end-session.ts';
import { api } from '#src/platform/api/api.ts';
import { setUser } from '#src/platform/session/session.ts';

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
