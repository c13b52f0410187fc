import { notesCopy } from 'virtual:messages/notes';
import type { ChapterProgress } from '@repo/contracts/progress';
import { toast } from '@repo/ui/toast';
import { useEffect, useState } from 'react';
import type { LibraryTopic } from '#src/content/library/library.ts';
import { clampPosition, firstPosition, followPage, type Position } from '#src/content/library/position.ts';
import { isOutOfReach } from '#src/platform/api/out-of-reach.ts';
import { trpc } from '#src/platform/api/trpc.ts';
import { useUser } from '#src/platform/session/session.ts';
import { positionIdOf } from '#src/study-log/outbox/job.ts';
import { outbox } from '#src/study-log/outbox/outbox.ts';
import { useJobStatus, useOutboxKnown } from '#src/study-log/outbox/use-outbox.ts';
import { keepPosition, readKeptPosition } from './kept-position.ts';
import type { Place } from './place.ts';
import { useChapterProgress } from './use-chapter-progress.ts';

const readingPositionDebounceMs = 4_000;

/** Saves a reading position 4 s after the last page turn, or when the page is left. */
function savePosition({ subjectId, chapterId }: Place, { topicIndex, pageIndex }: Position): void {
  const notesProgress = { currentTopicIndex: topicIndex, currentPageIndex: pageIndex };
  void outbox.put({ kind: 'position', subjectId, chapterId, notesProgress }, readingPositionDebounceMs);
}

export type Reading = {
  /** The open page; null until it is known, and for chapters without pages. */
  position: Position | null;
  isKnown: boolean;
  /** The latest position couldn't be sent yet; it will be retried. */
  hasSaveFailed: boolean;
  turnTo: (position: Position) => void;
};

const fromWire = ({ notesProgress }: Pick<ChapterProgress, 'notesProgress'>): Position => ({
  topicIndex: notesProgress.currentTopicIndex,
  pageIndex: notesProgress.currentPageIndex,
});

/**
 * Where to continue. Prefer the server once it has this device's latest position; without a reply use the
 * device's own.
 */
function startingPosition(userId: string, place: Place, server: ChapterProgress | undefined): Position {
  const waiting = outbox.find(positionIdOf(place));
  if (waiting) return fromWire(waiting);
  return server ? fromWire(server) : (readKeptPosition(userId, place) ?? firstPosition);
}

/**
 * The student's position in a chapter's notes. Before reading starts it follows the device's stored position,
 * then the server's reply; afterwards it is local state, saved as pages turn.
 */
export function useReading(place: Place, topics: readonly LibraryTopic[], hasStarted: boolean): Reading {
  const { id: userId } = useUser();
  const queries = trpc.useUtils();
  const progress = useChapterProgress(place);
  const isOutboxKnown = useOutboxKnown();
  const status = useJobStatus(positionIdOf(place));
  const [position, setPosition] = useState<Position | null>(null);
  const [isKnown, setIsKnown] = useState(false);
  const [seenAnswer, setSeenAnswer] = useState<ChapterProgress>();
  const [seenTopics, setSeenTopics] = useState(topics);
  const counts = topics.map(({ pages }) => pages.length);
  const isAnswered = !progress.isPending || progress.isPaused;

  if (isAnswered && isOutboxKnown && (!isKnown || (!hasStarted && seenAnswer !== progress.data))) {
    setSeenAnswer(progress.data);
    setPosition(clampPosition(counts, startingPosition(userId, place, progress.data)));
    setIsKnown(true);
  }

  if (seenTopics !== topics) {
    setSeenTopics(topics);
    setPosition(position && followPage(seenTopics, topics, position));
  }

  const hasFailed = progress.isError && !isOutOfReach(progress);
  useEffect(() => {
    if (hasFailed) toast.error(notesCopy.progressFailed, { id: 'progress-failed' });
  }, [hasFailed]);

  // Leaving the notes doesn't wait for the save.
  useEffect(() => () => void (outbox.find(positionIdOf(place)) && outbox.flush()), [place]);

  const turnTo = (next: Position) => {
    setPosition(next);
    keepPosition(userId, place, next);
    savePosition(place, next);
    queries.progress.chapter.setData(place, (known) =>
      known
        ? {
            ...known,
            notesProgress: { currentTopicIndex: next.topicIndex, currentPageIndex: next.pageIndex },
          }
        : known,
    );
  };
  // New content may have fewer pages.
  const shown = position && clampPosition(counts, position);
  return { position: shown, isKnown, hasSaveFailed: status?.kind === 'pending', turnTo };
}
