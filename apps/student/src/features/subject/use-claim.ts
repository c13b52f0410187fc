import { toast } from '@repo/ui/toast';
import { useRouterState } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { reasonOf, trpc } from '#src/api/trpc.ts';
import { useRefreshAfterUnlock } from '#src/refresh/use-refresh-after-unlock.ts';
import { useUser } from '#src/session/session.ts';
import { subjectCopy } from './subject-copy.ts';

export type Claim = {
  /** Whether the free chapter is still to be had. */
  isOffered: boolean;
  /** Selection mode: the next locked chapter that is tapped is claimed. */
  isChoosing: boolean;
  isBusy: boolean;
  /** Claimed: the screen is about to show it. */
  isRefreshing: boolean;
  failure: string | null;
  choose: () => void;
  cancel: () => void;
  claim: (chapterId: string) => void;
};

/** Claiming the one free chapter of a Basic student. */
export function useClaim(): Claim {
  const user = useUser();
  const isSentToChoose = useRouterState({ select: ({ location }) => location.state.isClaiming === true });
  const isOffered = user.plan === 'Basic' && !user.freeChapterClaimed;
  const [isChoosing, setIsChoosing] = useState(isSentToChoose && isOffered);
  const { isRefreshing, refresh } = useRefreshAfterUnlock();
  // The second of two quick taps comes before the screen could change.
  const isSent = useRef(false);

  const claimFreeChapter = trpc.content.claimFreeChapter.useMutation({
    networkMode: 'always',
    onSuccess: (_, { chapterId }) => {
      setIsChoosing(false);
      toast.success(subjectCopy.claimDone);
      const unlockedChapters = [...user.unlockedChapters, chapterId];
      void refresh({ ...user, freeChapterClaimed: true, unlockedChapters });
    },
    onError: (error) => {
      isSent.current = false;
      toast.error(reasonOf(error, subjectCopy.claimFailed));
    },
  });

  return {
    isOffered,
    isChoosing: isChoosing && isOffered,
    isBusy: claimFreeChapter.isPending,
    isRefreshing,
    failure: claimFreeChapter.isError ? reasonOf(claimFreeChapter.error, subjectCopy.claimFailed) : null,
    choose: () => setIsChoosing(true),
    cancel: () => {
      claimFreeChapter.reset();
      setIsChoosing(false);
    },
    claim: (chapterId) => {
      if (isSent.current) return;
      isSent.current = true;
      claimFreeChapter.mutate({ chapterId });
    },
  };
}
