import { createApiClient } from '@repo/client';
import { Button } from '@repo/ui/button';
import { toast } from '@repo/ui/toast';
import { useQueryClient } from '@tanstack/react-query';
import { LogOut } from 'lucide-react';
import { adminCopy } from '#src/admin-copy.ts';
import { flushDeletes } from '#src/editing/pending-deletes.ts';
import { askToLeave } from '#src/editing/unsaved-work.ts';
import { endAdminSession, getToken } from '#src/session/admin-session.ts';

/** Ends the session on the server. The token is passed in, because the tool is already locked. */
async function endSession(token: string): Promise<void> {
  try {
    await createApiClient({ getToken: () => token }).admin.logOut.mutate();
  } catch {
    toast.error(adminCopy.logOutUnconfirmed, { id: 'login' });
  }
}

/** Asks about unsaved work, then drops the token and all data loaded with it, and ends the session on the server. */
export function LogOutButton() {
  const queryClient = useQueryClient();
  const logOut = async () => {
    if (!(await askToLeave())) return;
    await flushDeletes();
    const token = getToken();
    endAdminSession();
    queryClient.clear();
    if (token !== null) endSession(token);
  };
  return (
    <Button variant="quiet" size="sm" icon={<LogOut size={18} aria-hidden="true" />} onClick={logOut}>
      <span className="md:max-lg:sr-only">{adminCopy.logOut}</span>
    </Button>
  );
}
