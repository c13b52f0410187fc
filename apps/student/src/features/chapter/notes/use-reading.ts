import type { ChapterProgress } from '@repo/contracts/progress';
import { toast } from '@repo/ui/toast';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { trpc } from '#src/api/trpc.ts';
import { useUser } from '#src/session/session.ts';
import { notesCopy } from './copy.ts';
import { isUnsent, keepPosition, markSent, readKeptPosition } from './kept-position.ts';
import { clampPosition, firstPosition, isSamePosition, type PageCounts, type Position } from './position.ts';
import type { Place, SaverState } from './position-saver.ts';
import { positionSaver } from './reading-position.ts';

export type Reading = {
  /** Null until it is known where the student stands, and for a chapter without pages. */
  position: Position | null;
  isKnown: boolean;
  saverState: SaverState;
  turnTo: (position: Position) => void;
};

const fromWire = ({ notesProgress }: ChapterProgress): Position => ({
  topicIndex: notesProgress.currentTopicIndex,
  pageIndex: notesProgress.currentPageIndex,
});

/**
 * Where to go on. The server knows best, unless this session has read on and the server is not known to have
 * that; without an answer the device's own memory serves.
 */
function startingPosition(kept: Position | null, isKeptUnsent: boolean, server: Position | null): Position {
  if (kept && (isKeptUnsent || !server)) return kept;
  return server ?? firstPosition;
}

/** The student's place in the notes of a chapter: found once, then kept here and saved as pages are turned. */
export function useReading(place: Place, counts: PageCounts): Reading {
  const { id: userId } = useUser();
  const queries = trpc.useUtils();
  const progress = trpc.progress.chapter.useQuery(place, { retry: 1 });
  const [position, setPosition] = useState<Position | null>(null);
  const [isKnown, setIsKnown] = useState(false);
  const saverState = useSyncExternalStore(positionSaver.subscribe, () => positionSaver.stateOf(place));
  const isAnswered = progress.isSuccess || progress.isError || progress.fetchStatus === 'paused';

  if (!isKnown && isAnswered) {
    const server = progress.data ? fromWire(progress.data) : null;
    const start = startingPosition(readKeptPosition(userId, place), isUnsent(place), server);
    setPosition(clampPosition(counts, start));
    setIsKnown(true);
  }

  // What this session could not send is sent again, unless the server has it by now.
  useEffect(() => {
    if (!progress.data || !isUnsent(place)) return;
    const kept = readKeptPosition(userId, place);
    if (!kept || isSamePosition(kept, fromWire(progress.data))) markSent(place);
    else if (positionSaver.stateOf(place) === 'saved') positionSaver.change(place, kept);
  }, [progress.data, userId, place]);

  useEffect(() => {
    if (progress.isError) toast.error(notesCopy.progressFailed, { id: 'progress-failed' });
  }, [progress.isError]);

  useEffect(() => () => void positionSaver.flush(), []);

  const turnTo = (next: Position) => {
    setPosition(next);
    keepPosition(userId, place, next);
    positionSaver.change(place, next);
    queries.progress.chapter.setData(place, (known) =>
      known
        ? {
            ...known,
            notesProgress: { currentTopicIndex: next.topicIndex, currentPageIndex: next.pageIndex },
          }
        : known,
    );
  };
  return { position, isKnown, saverState, turnTo };
}
