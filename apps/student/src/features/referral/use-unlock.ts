import { reloadDelayMs } from '@repo/contracts/limits';
import { toast } from '@repo/ui/toast';
import { useRef, useState } from 'react';
import { reasonOf, trpc } from '#src/api/trpc.ts';
import { reloadPage } from '#src/reload/reload-page.ts';
import { setUser, useUser } from '#src/session/session.ts';
import { referralCopy } from './copy.ts';

export type Unlock = {
  isBusy: boolean;
  /** Unlocked: the page is about to load anew. */
  isReloading: boolean;
  failure: string | null;
  unlock: (chapterId: string) => void;
  reset: () => void;
};

/** Spending an unlock that five accepted invites earned. */
export function useUnlock(): Unlock {
  const user = useUser();
  const queries = trpc.useUtils();
  const [isReloading, setIsReloading] = useState(false);
  // The second of two quick taps comes before the screen could change.
  const isSent = useRef(false);

  const unlockChapter = trpc.content.unlockChapter.useMutation({
    networkMode: 'always',
    onSuccess: async (_, { chapterId }) => {
      setIsReloading(true);
      toast.success(referralCopy.unlockDone);
      setTimeout(() => void reloadPage(), reloadDelayMs);
      const unlockedChapters = [...user.unlockedChapters, chapterId];
      const known = await queries.auth.user.fetch(undefined, { staleTime: 0 }).catch(() => null);
      setUser(known?.user ?? { ...user, unlockedChapters });
    },
    onError: (error) => {
      isSent.current = false;
      toast.error(reasonOf(error, referralCopy.unlockFailed));
    },
  });

  return {
    isBusy: unlockChapter.isPending,
    isReloading,
    failure: unlockChapter.isError ? reasonOf(unlockChapter.error, referralCopy.unlockFailed) : null,
    unlock: (chapterId) => {
      if (isSent.current) return;
      isSent.current = true;
      unlockChapter.mutate({ chapterId });
    },
    reset: unlockChapter.reset,
  };
}
