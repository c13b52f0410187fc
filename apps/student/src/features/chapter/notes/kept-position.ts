import type { Position } from '#src/content/library/position.ts';
import { lastRead } from '#src/platform/session/last-read.ts';
import { persisted } from '#src/platform/storage/persisted.ts';
import { guarded, hasFields, isText, isWhole } from '#src/platform/storage/schema.ts';
import type { Place } from './place.ts';

const positions = persisted<Position & { userId: string }, null>({
  key: 'position-',
  scope: 'student',
  area: 'local',
  schema: guarded(hasFields({ topicIndex: isWhole, pageIndex: isWhole, userId: isText })),
  fallback: null,
});

const partOf = ({ subjectId, chapterId }: Place) => `${subjectId}-${chapterId}`;

/** Stores a position on this device, and as the last read place. */
export function keepPosition(userId: string, place: Place, { topicIndex, pageIndex }: Position): void {
  positions.set({ topicIndex, pageIndex, userId }, partOf(place));
  keepLastRead(place, { topicIndex, pageIndex });
}

/** Stores the last read place, for the link back to it. */
export function keepLastRead(place: Place, { topicIndex, pageIndex }: Position): void {
  lastRead.set({ ...place, topicIndex, pageIndex, at: new Date().toISOString() });
}

/** The student's stored position on this device, or null. */
export function readKeptPosition(userId: string, place: Place): Position | null {
  const kept = positions.get(partOf(place));
  return kept?.userId === userId ? { topicIndex: kept.topicIndex, pageIndex: kept.pageIndex } : null;
}
