import { toast } from '@repo/ui/toast';
import { useNavigate } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { reasonOf, trpc } from '#src/api/trpc.ts';
import { chaptersOfSubject } from '#src/library/library.ts';
import { notesCopy } from './copy.ts';
import type { Place } from './position-saver.ts';

export type Completion = {
  isCompleted: boolean;
  /** Completed by the student just now: the tick is drawn. */
  isFresh: boolean;
  isBusy: boolean;
  /** Why the chapter could not be marked, until the next try. */
  failure: string | null;
  /** True once the student asked for a chapter after the last one. */
  isAtTheEnd: boolean;
  markFinished: () => void;
  goToNextChapter: () => void;
};

/** Finishing a chapter, and the way to the next one. */
export function useCompletion(place: Place): Completion {
  const navigate = useNavigate();
  const queries = trpc.useUtils();
  const progress = trpc.progress.chapter.useQuery(place, { retry: 1 });
  const [isAtTheEnd, setIsAtTheEnd] = useState(false);
  // The second of two quick taps comes before the button could say that it is busy.
  const isSent = useRef(false);
  const complete = trpc.progress.completeChapter.useMutation({
    networkMode: 'always',
    onSuccess: (record) => {
      queries.progress.chapter.setData(place, record);
      void queries.progress.subject.invalidate();
      void queries.progress.overall.invalidate();
      toast.success(notesCopy.completed);
    },
    onError: (error) => {
      isSent.current = false;
      toast.error(reasonOf(error, notesCopy.completeFailed));
    },
  });

  const goToNextChapter = () => {
    const chapters = chaptersOfSubject(place.subjectId);
    const next = chapters[chapters.findIndex(({ _id }) => _id === place.chapterId) + 1];
    if (next) {
      const params = { subjectId: place.subjectId, chapterId: next._id };
      void navigate({ to: '/tabs/$subjectId/$chapterId', params });
    } else {
      setIsAtTheEnd(true);
      toast.info(notesCopy.noMoreChapters);
    }
  };

  return {
    isCompleted: complete.isSuccess || (progress.data?.isCompleted ?? false),
    isFresh: complete.isSuccess,
    isBusy: complete.isPending,
    failure: complete.isError ? reasonOf(complete.error, notesCopy.completeFailed) : null,
    isAtTheEnd,
    markFinished: () => {
      if (isSent.current) return;
      isSent.current = true;
      complete.mutate(place);
    },
    goToNextChapter,
  };
}
