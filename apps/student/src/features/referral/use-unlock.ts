import { referralCopy } from 'virtual:messages/referral';
import { unlockDone } from '@repo/contracts/messages/content';
import { toast } from '@repo/ui/toast';
import { speech } from '@repo/ui/words';
import { useRef } from 'react';
import { useRefreshAfterUnlock } from '#src/app/refresh/use-refresh-after-unlock.ts';
import { reasonOf, trpc } from '#src/platform/api/trpc.ts';
import { useUser } from '#src/platform/session/session.ts';

export type Unlock = {
  isBusy: boolean;
  /** Unlocked; the screen is refreshing. */
  isRefreshing: boolean;
  failure: string | null;
  unlock: (chapterId: string) => void;
  reset: () => void;
};

/** Spends an unlock earned by five accepted invites. */
export function useUnlock(): Unlock {
  const user = useUser();
  const { isRefreshing, refresh } = useRefreshAfterUnlock();
  // A fast second tap arrives before the screen changes.
  const isSent = useRef(false);

  const unlockChapter = trpc.content.unlockChapter.useMutation({
    networkMode: 'always',
    onMutate: () => toast.close('unlock-failed'),
    onSuccess: (_, { chapterId }) => {
      toast.success(speech.say(unlockDone));
      const unlockedChapters = [...user.unlockedChapters, chapterId];
      void refresh({ ...user, unlockedChapters }).finally(() => {
        isSent.current = false;
      });
    },
    onError: (error) => {
      isSent.current = false;
      toast.error(reasonOf(error, referralCopy.unlockFailed), { id: 'unlock-failed' });
    },
  });

  return {
    isBusy: unlockChapter.isPending,
    isRefreshing,
    failure: unlockChapter.isError ? reasonOf(unlockChapter.error, referralCopy.unlockFailed) : null,
    unlock: (chapterId) => {
      if (isSent.current) return;
      isSent.current = true;
      unlockChapter.mutate({ chapterId });
    },
    reset: unlockChapter.reset,
  };
}
