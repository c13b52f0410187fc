import { isSignedOut } from '@repo/client/failure';
import type { User } from '@repo/contracts/auth';
import { useEffect, useState } from 'react';
import { endRefusedSession } from '#src/account/session/end-session.ts';
import { getLibrary } from '#src/content/library/library.ts';
import { loadLibrary, ownerOf } from '#src/content/library/load-library.ts';
import { getSession } from '#src/platform/session/session.ts';

export type LibraryState = 'loading' | 'ready' | 'failed';

/**
 * Loads the student's library. Reloads in the background when the plan or unlocked chapters change; open
 * screens use the old one until then.
 */
export function useLibraryLoading(user: User): { state: LibraryState; openAnyway: () => void } {
  const owner = ownerOf(user);
  const [state, setState] = useState<LibraryState>(getLibrary().owner === owner ? 'ready' : 'loading');
  useEffect(() => {
    let isWanted = true;
    loadLibrary(user, getSession().token ?? '').then(
      () => isWanted && setState('ready'),
      (error) => {
        if (!isWanted) return;
        if (isSignedOut(error)) void endRefusedSession(error);
        else setState((before) => (before === 'ready' ? before : 'failed'));
      },
    );
    return () => {
      isWanted = false;
    };
  }, [owner]);
  return { state, openAnyway: () => setState('ready') };
}
