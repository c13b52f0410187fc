import { notesCopy } from 'virtual:messages/notes';
import { completeDone } from '@repo/contracts/messages/progress';
import { percentOf } from '@repo/contracts/progress.rules';
import { toast } from '@repo/ui/toast';
import { speech } from '@repo/ui/words';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { getLibrary } from '#src/content/library/library.ts';
import { trpc } from '#src/platform/api/trpc.ts';
import { completionIdOf, type JobStatus } from '#src/study-log/outbox/job.ts';
import { outbox } from '#src/study-log/outbox/outbox.ts';
import { useJobStatus } from '#src/study-log/outbox/use-outbox.ts';
import type { Place } from './place.ts';
import { useChapterProgress } from './use-chapter-progress.ts';

export type Completion = {
  isCompleted: boolean;
  /** The chapter was completed just now, so its tick is animated. */
  isFresh: boolean;
  /** Done, but only stored on this device until the network is back. */
  isKept: boolean;
  isBusy: boolean;
  /** Why the chapter couldn't be completed; cleared by the next try. */
  failure: string | null;
  chapterId: string;
  markFinished: () => void;
  goToNextChapter: () => void;
};

/** Updates progress figures before the server confirms the completion. */
function useCountedAlready() {
  const queries = trpc.useUtils();
  return ({ subjectId, chapterId }: Place) => {
    let wasCounted = false;
    queries.progress.chapter.setData({ subjectId, chapterId }, (known) => {
      wasCounted = known?.isCompleted ?? false;
      return known && { ...known, isCompleted: true };
    });
    queries.progress.subject.setData({ subjectId }, (records) =>
      records?.map((record) => (record.chapter === chapterId ? { ...record, isCompleted: true } : record)),
    );
    if (wasCounted) return;
    queries.progress.overall.setData(undefined, (subjects) =>
      subjects?.map((subject) => {
        if (subject.subjectId !== subjectId) return subject;
        const completedChapters = Math.min(subject.totalChapters, subject.completedChapters + 1);
        const completionPercentage = percentOf(completedChapters, subject.totalChapters);
        return { ...subject, completedChapters, completionPercentage };
      }),
    );
  };
}

const isUnderWay = (status: JobStatus | undefined) =>
  status?.kind === 'waiting' || status?.kind === 'sending';

/** Why the server refused the completion. Offline is no failure: it is sent later. */
function failureOf(status: JobStatus | undefined): string | null {
  if (status?.kind === 'refused') return status.message;
  if (status?.kind !== 'pending' || status.isUnreachable) return null;
  return status.message ?? notesCopy.completeFailed;
}

/** The next open chapter, preferring unfinished ones; `isLocked` when all following ones are locked. */
function chapterAfter({ subjectId, chapterId }: Place, completed: readonly string[]) {
  const chapters = getLibrary().chaptersOfSubject(subjectId);
  const later = chapters.slice(chapters.findIndex(({ _id }) => _id === chapterId) + 1);
  const open = later.filter(({ isLocked }) => !isLocked);
  return { next: open.find(({ _id }) => !completed.includes(_id)) ?? open[0], isLocked: later.length > 0 };
}

/** Completing a chapter, and the link to the next one. */
export function useCompletion(place: Place): Completion {
  const navigate = useNavigate();
  const progress = useChapterProgress(place);
  const status = useJobStatus(completionIdOf(place));
  const queries = trpc.useUtils();
  const countAlready = useCountedAlready();
  /** Completed on this visit; only then the tick is animated. */
  const [isAsked, setIsAsked] = useState(false);
  // A fast second tap arrives before the button renders as busy.
  const isSent = useRef(false);
  const isSaved = isAsked && status?.kind === 'saved';
  const isKept = status?.kind === 'pending' && status.isUnreachable;
  const failure = isAsked ? failureOf(status) : null;

  useEffect(() => {
    if (isSaved) toast.success(speech.say(completeDone));
  }, [isSaved]);
  useEffect(() => {
    if (!failure) return;
    isSent.current = false;
    toast.error(failure, { id: 'refused-completion' });
  }, [failure]);
  const isFresh = isSaved || (isAsked && isKept);
  useEffect(() => {
    if (!isFresh) return;
    const { chapterId } = place;
    queries.progress.standing.setData(
      undefined,
      (known) => known && { ...known, completed: [...new Set([...known.completed, chapterId])] },
    );
  }, [isFresh, place]);
  useEffect(() => {
    if (isAsked && isKept) countAlready(place);
  }, [isAsked, isKept, place]);

  const goToNextChapter = () => {
    const { next, isLocked } = chapterAfter(place, queries.progress.standing.getData()?.completed ?? []);
    if (next) {
      const params = { subjectId: place.subjectId, chapterId: next._id };
      void navigate({ to: '/tabs/$subjectId/$chapterId', params });
      return;
    }
    toast.info(isLocked ? notesCopy.nextLocked : notesCopy.noMoreChapters, { id: 'no-next-chapter' });
  };

  return {
    isCompleted: isSaved || isKept || (progress.data?.isCompleted ?? false),
    isFresh,
    isKept,
    isBusy: isAsked && isUnderWay(status),
    failure,
    chapterId: place.chapterId,
    markFinished: () => {
      if (isSent.current) return;
      isSent.current = true;
      setIsAsked(true);
      void outbox.put({ kind: 'completion', ...place });
    },
    goToNextChapter,
  };
}
