import { type ChapterStatus, chapterStatuses, nextUpIndex } from '@repo/contracts/content.rules';
import { useEffect, useMemo, useState } from 'react';
import { type LibraryChapter, useLibrary } from '#src/content/library/library.ts';
import { isOutOfReach } from '#src/platform/api/out-of-reach.ts';
import { trpc } from '#src/platform/api/trpc.ts';
import { keepSeenTicks, readSeenTicks } from '#src/platform/session/seen-ticks.ts';
import { useUser } from '#src/platform/session/session.ts';

export type RoadChapter = LibraryChapter & {
  status: ChapterStatus;
  /** Whether it is the first chapter not completed, and none is active. */
  isNextUp: boolean;
  /** Completed since the last visit: animate its tick. */
  isFresh: boolean;
};

export type Road = {
  state: 'loading' | 'known' | 'failed';
  chapters: RoadChapter[];
  completedCount: number;
  /** The chapter to continue with; null when all are completed. */
  nextUp: RoadChapter | null;
};

/** Whether it is open and not completed. */
export const isToBeRead = ({ status, isLocked }: RoadChapter) => status !== 'completed' && !isLocked;

/** Completed chapters from the server, or offline from the last visit. */
function useCompleted(subjectId: string) {
  const { id: userId } = useUser();
  const progress = trpc.progress.subject.useQuery({ subjectId });
  const cannotAsk = isOutOfReach(progress);
  const [seen] = useState(() => readSeenTicks(userId, subjectId));
  const completed = useMemo(() => {
    if (!progress.data) return cannotAsk ? (seen ?? []) : null;
    return progress.data.filter(({ isCompleted }) => isCompleted).map(({ chapter }) => chapter);
  }, [progress.data, cannotAsk, seen]);
  useEffect(() => {
    if (progress.data && completed) keepSeenTicks(userId, subjectId, completed);
  }, [progress.data, completed, userId, subjectId]);
  return { completed, seen, hasFailed: progress.isError && !progress.data && !cannotAsk };
}

/** A subject's chapters with the student's progress in each. */
export function useRoad(subjectId: string): Road {
  const { completed, seen, hasFailed } = useCompleted(subjectId);
  const chapters = useLibrary().chaptersOfSubject(subjectId);
  const done = chapters.map(({ _id }) => completed?.includes(_id) ?? false);
  const statuses = chapterStatuses(done);
  const hasActive = statuses.includes('active');
  const nextIndex = nextUpIndex(done);
  const road = chapters.map((chapter, index) => ({
    ...chapter,
    status: statuses[index] ?? 'upcoming',
    isNextUp: !hasActive && index === nextIndex,
    isFresh: Boolean(done[index] && seen && !seen.includes(chapter._id)),
  }));
  return {
    state: hasFailed ? 'failed' : completed ? 'known' : 'loading',
    chapters: road,
    completedCount: done.filter(Boolean).length,
    nextUp: nextIndex === null ? null : (road[nextIndex] ?? null),
  };
}
