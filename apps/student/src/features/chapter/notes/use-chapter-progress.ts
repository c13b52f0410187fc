import type { ChapterProgress } from '@repo/contracts/progress';
import { useQueryClient } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import { trpc } from '#src/platform/api/trpc.ts';
import type { Place } from './place.ts';

/**
 * How long a reply counts as fresh: about as long as a student looks at the subject before opening a chapter.
 */
const freshForMs = 60_000;

/** The student's progress in a chapter; until requested, as the subject's reply has it. */
export function useChapterProgress(place: Place) {
  const { progress } = trpc.useUtils();
  const queryClient = useQueryClient();
  const { subjectId, chapterId } = place;
  return trpc.progress.chapter.useQuery(place, {
    retry: 1,
    staleTime: freshForMs,
    initialData: (): ChapterProgress | undefined =>
      progress.subject.getData({ subjectId })?.find(({ chapter }) => chapter === chapterId),
    initialDataUpdatedAt: () =>
      queryClient.getQueryState(getQueryKey(trpc.progress.subject, { subjectId }, 'query'))?.dataUpdatedAt,
  });
}
