import type { NotesProgress } from '@repo/contracts/progress';
import type { Position } from '#src/library/position.ts';
import { positionIdOf } from '#src/outbox/job.ts';
import { outbox } from '#src/outbox/outbox.ts';
import { placesBefore } from '#src/outbox/positions.ts';
import type { Place } from './place.ts';

const readingPositionDebounceMs = 4_000;

/**
 * Saves a reading position once it has stood still for 4 s; on leaving the page it goes at once.
 * @param known the cached position before this one
 */
export function savePosition(place: Place, position: Position, known: NotesProgress | undefined): void {
  const { subjectId, chapterId } = place;
  const id = positionIdOf(place);
  const waiting = outbox.find(id);
  const mayHaveArrived = waiting?.hasLeft === true || outbox.statusOf(id)?.kind !== 'waiting';
  const startedFrom = placesBefore(waiting, mayHaveArrived, known);
  const notesProgress = { currentTopicIndex: position.topicIndex, currentPageIndex: position.pageIndex };
  const work = {
    kind: 'position',
    subjectId,
    chapterId,
    notesProgress,
    ...(startedFrom && { startedFrom }),
  } as const;
  void outbox.put(work, readingPositionDebounceMs);
}
