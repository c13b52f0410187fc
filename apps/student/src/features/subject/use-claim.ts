import { reloadDelayMs } from '@repo/contracts/limits';
import { toast } from '@repo/ui/toast';
import { useRouterState } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { reasonOf, trpc } from '#src/api/trpc.ts';
import { reloadPage } from '#src/reload/reload-page.ts';
import { setUser, useUser } from '#src/session/session.ts';
import { subjectCopy } from './copy.ts';

export type Claim = {
  /** Whether the free chapter is still to be had. */
  isOffered: boolean;
  /** Selection mode: the next locked chapter that is tapped is claimed. */
  isChoosing: boolean;
  isBusy: boolean;
  /** Claimed: the page is about to load anew. */
  isReloading: boolean;
  failure: string | null;
  choose: () => void;
  cancel: () => void;
  claim: (chapterId: string) => void;
};

/** Claiming the one free chapter of a Basic student. */
export function useClaim(): Claim {
  const user = useUser();
  const queries = trpc.useUtils();
  const isSentToChoose = useRouterState({ select: ({ location }) => location.state.isClaiming === true });
  const isOffered = user.plan === 'Basic' && !user.freeChapterClaimed;
  const [isChoosing, setIsChoosing] = useState(isSentToChoose && isOffered);
  const [isReloading, setIsReloading] = useState(false);
  // The second of two quick taps comes before the screen could change.
  const isSent = useRef(false);

  const claimFreeChapter = trpc.content.claimFreeChapter.useMutation({
    networkMode: 'always',
    onSuccess: async (_, { chapterId }) => {
      setIsReloading(true);
      setIsChoosing(false);
      toast.success(subjectCopy.claimDone);
      setTimeout(() => void reloadPage(), reloadDelayMs);
      const unlockedChapters = [...user.unlockedChapters, chapterId];
      const known = await queries.auth.user.fetch(undefined, { staleTime: 0 }).catch(() => null);
      setUser(known?.user ?? { ...user, freeChapterClaimed: true, unlockedChapters });
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
    isReloading,
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
