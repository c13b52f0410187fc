import { isSignedOut } from '@repo/client/failure';
import type { User } from '@repo/contracts/auth';
import { useState } from 'react';
import { loadLibrary } from '#src/content/library/load-library.ts';
import { takeFreshUser } from '#src/platform/api/fresh-user.ts';
import { getSession, setUser } from '#src/platform/session/session.ts';
import { refreshDelayMs } from './refresh-delay.ts';

/**
 * After the documented delay, reloads the user and content to show what was unlocked. `refresh` gets a local
 * version of the user, in case the server doesn't answer in time.
 */
export function useRefreshAfterUnlock(): {
  isRefreshing: boolean;
  refresh: (unlocked: User) => Promise<void>;
} {
  const [isRefreshing, setIsRefreshing] = useState(false);
  const refresh = async (unlocked: User) => {
    setIsRefreshing(true);
    const delay = new Promise<null>((resolve) => setTimeout(() => resolve(null), refreshDelayMs));
    const known = await Promise.race([takeFreshUser().catch(() => null), delay]);
    if (!known) setUser(unlocked);
    await delay;
    const { user, token } = getSession();
    try {
      if (user) await loadLibrary(user, token ?? '');
      setIsRefreshing(false);
    } catch (error) {
      // The reloaded page shows the error, and can retry.
      if (!isSignedOut(error)) location.reload();
    }
  };
  return { isRefreshing, refresh };
}
