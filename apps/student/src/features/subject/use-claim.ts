import { subjectCopy } from 'virtual:messages/subject';
import { claimDone } from '@repo/contracts/messages/content';
import { toast } from '@repo/ui/toast';
import { speech } from '@repo/ui/words';
import { useNavigate, useRouterState } from '@tanstack/react-router';
import { useLayoutEffect, useRef, useState } from 'react';
import { useRefreshAfterUnlock } from '#src/app/refresh/use-refresh-after-unlock.ts';
import { reasonOf, trpc } from '#src/platform/api/trpc.ts';
import { useUser } from '#src/platform/session/session.ts';

type AskedChapter = { _id: string; name: string };

export type Claim = {
  /** Whether the free chapter is still available. */
  isOffered: boolean;
  /** Selection mode: tapping a locked chapter asks whether to claim it. */
  isChoosing: boolean;
  isBusy: boolean;
  /** Claimed; the screen is refreshing. */
  isRefreshing: boolean;
  failure: string | null;
  choose: () => void;
  cancel: () => void;
  /** The chapter in question, or null. */
  asked: AskedChapter | null;
  ask: (chapter: AskedChapter | null) => void;
  /** Claims the chapter in question. */
  claim: () => void;
};

/** Removes the request from the history entry, so that back and forward don't reopen selection mode. */
function useForgottenState(isSentToChoose: boolean): void {
  const navigate = useNavigate();
  // Runs before paint: going back right away would otherwise keep the entry.
  useLayoutEffect(() => {
    if (!isSentToChoose) return;
    void navigate({
      to: '.',
      replace: true,
      resetScroll: false,
      state: (state) => ({ ...state, isClaiming: undefined }),
    });
  }, [isSentToChoose, navigate]);
}

/** Claims the one free chapter of a Basic student. */
export function useClaim(): Claim {
  const user = useUser();
  const isSentToChoose = useRouterState({ select: ({ location }) => location.state.isClaiming === true });
  const isOffered = user.plan === 'Basic' && !user.freeChapterClaimed;
  const [isChoosing, setIsChoosing] = useState(isSentToChoose && isOffered);
  const [asked, setAsked] = useState<AskedChapter | null>(null);
  const { isRefreshing, refresh } = useRefreshAfterUnlock();
  useForgottenState(isSentToChoose);
  // A fast second tap arrives before the screen changes.
  const isSent = useRef(false);

  const claimFreeChapter = trpc.content.claimFreeChapter.useMutation({
    networkMode: 'always',
    onMutate: () => toast.close('claim-failed'),
    onSuccess: (_, { chapterId }) => {
      setIsChoosing(false);
      setAsked(null);
      toast.success(speech.say(claimDone));
      const unlockedChapters = [...user.unlockedChapters, chapterId];
      void refresh({ ...user, freeChapterClaimed: true, unlockedChapters });
    },
    onError: (error) => {
      isSent.current = false;
      setAsked(null);
      toast.error(reasonOf(error, subjectCopy.claimFailed), { id: 'claim-failed' });
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
    asked,
    ask: setAsked,
    claim: () => {
      if (isSent.current || !asked) return;
      isSent.current = true;
      claimFreeChapter.mutate({ chapterId: asked._id });
    },
  };
}
