import { useState } from 'react';
import { isOutOfReach } from '#src/api/out-of-reach.ts';
import { trpc } from '#src/api/trpc.ts';
import { useLibrary } from '#src/library/library.ts';
import { useNetwork } from '#src/offline/connectivity.ts';
import { completionIdOf } from '#src/outbox/job.ts';
import { useJobStatus } from '#src/outbox/use-outbox.ts';
import { lastRead } from '#src/session/last-read.ts';
import { readSeenTicks } from '#src/session/seen-ticks.ts';
import { useUser } from '#src/session/session.ts';
import type { Done } from './next-thing.ts';

/** A place in the notes; indexes from 0. */
export type LastPlace = { subjectId: string; chapterId: string; topicIndex: number; pageIndex: number };

export type Standing = Done & {
  /** Nothing is known yet, and a request is in flight. */
  isLoading: boolean;
  /** Where the student read last, on this device or another, whichever is newer. */
  last: LastPlace | null;
};

/** Chapters completed as seen on this device, for offline use. */
function useSeenTicks(): string[] {
  const { id: userId } = useUser();
  const subjects = useLibrary().listSubjects();
  const [seen] = useState(() => subjects.flatMap(({ _id }) => readSeenTicks(userId, _id) ?? []));
  return seen;
}

/** Whether it was completed on this device, sent or not. */
function useIsFinishedHere(last: Pick<LastPlace, 'subjectId' | 'chapterId'> | null): boolean {
  const status = useJobStatus(completionIdOf(last ?? { subjectId: '', chapterId: '' }));
  return status !== undefined && status.kind !== 'refused';
}

/** The account's progress: from the server, or offline from this device. */
export function useStanding(): Standing {
  const { plan, freeChapterClaimed } = useUser();
  const query = trpc.progress.standing.useQuery();
  const seen = useSeenTicks();
  const isOnline = useNetwork() === 'online';
  const { data } = query;
  const here = lastRead.get();
  const there = data?.last;
  const isHereNewer = here && (!there || Date.parse(here.at) >= Date.parse(there.at));
  const last = isHereNewer
    ? here
    : there && {
        subjectId: there.subjectId,
        chapterId: there.chapterId,
        topicIndex: there.notesProgress.currentTopicIndex,
        pageIndex: there.notesProgress.currentPageIndex,
      };
  const isLastFinished = useIsFinishedHere(last ?? null);
  const finished = data?.completed ?? seen;
  return {
    isLoading: query.isPending && query.failureCount === 0 && !isOutOfReach(query),
    completed: new Set(last && isLastFinished ? [...finished, last.chapterId] : finished),
    last: last ?? null,
    lastChapterId: last?.chapterId ?? null,
    canClaim: plan === 'Basic' && !freeChapterClaimed && isOnline,
  };
}
