import { studyDay } from '@repo/contracts/progress.rules';
import { persisted } from '#src/platform/storage/persisted.ts';
import { guarded, hasFields, isText } from '#src/platform/storage/schema.ts';
import { outbox } from '#src/study-log/outbox/outbox.ts';

/** Last day in India on which a student reviewed flashcards on this device. */
const lookedAt = persisted<{ userId: string; day: string }, null>({
  key: 'reviewed',
  scope: 'student',
  area: 'local',
  schema: guarded(hasFields({ userId: isText, day: isText })),
  fallback: null,
});

/** Counts flashcards as study, once a day. */
export function noteStudyDay(userId: string, now: Date = new Date()): void {
  const day = studyDay(now);
  const latest = lookedAt.get();
  if (latest?.userId === userId && latest.day === day) return;
  lookedAt.set({ userId, day });
  void outbox.put({ kind: 'cards' });
}
