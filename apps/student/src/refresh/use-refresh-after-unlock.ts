import { isSignedOut } from '@repo/client/failure';
import type { User } from '@repo/contracts/auth';
import { useState } from 'react';
import { takeFreshUser } from '#src/api/fresh-user.ts';
import { loadLibrary } from '#src/library/load-library.ts';
import { getSession, setUser } from '#src/session/session.ts';
import { refreshDelayMs } from './refresh-delay.ts';

/**
 * Shows what was unlocked just now: the user and their content as the server has them, after the documented delay.
 * `refresh` takes the user as they are now for all this device knows, for when the server does not answer in time.
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
      // The screen after a reload says what is wrong, and can try again.
      if (!isSignedOut(error)) location.reload();
    }
  };
  return { isRefreshing, refresh };
}
