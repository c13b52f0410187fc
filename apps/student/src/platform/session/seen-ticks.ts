import { persisted } from '#src/platform/storage/persisted.ts';
import { guarded, hasFields, isListOf, isText } from '#src/platform/storage/schema.ts';

const seenTicks = persisted<{ userId: string; completed: string[] }, null>({
  key: 'seen-ticks-',
  scope: 'student',
  area: 'local',
  schema: guarded(hasFields({ userId: isText, completed: isListOf(isText) })),
  fallback: null,
});

/** Completed chapters when this student last opened the road; null if never on this device. */
export function readSeenTicks(userId: string, subjectId: string): string[] | null {
  const seen = seenTicks.get(subjectId);
  return seen?.userId === userId ? seen.completed : null;
}

export function keepSeenTicks(userId: string, subjectId: string, completed: string[]): void {
  seenTicks.set({ userId, completed }, subjectId);
}
