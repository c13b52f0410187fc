import type { Position } from '#src/content/library/position.ts';
import { outbox } from '#src/study-log/outbox/outbox.ts';
import type { Place } from './place.ts';

const readingPositionDebounceMs = 4_000;

/** Saves a reading position 4 s after the last page turn, or when the page is left. */
export function savePosition({ subjectId, chapterId }: Place, { topicIndex, pageIndex }: Position): void {
  const notesProgress = { currentTopicIndex: topicIndex, currentPageIndex: pageIndex };
  void outbox.put({ kind: 'position', subjectId, chapterId, notesProgress }, readingPositionDebounceMs);
}
