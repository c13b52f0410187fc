import { z } from 'zod';
import { teacherName } from './admin.ts';
import { isoDate, wellFormedText } from './fields.ts';
import { publishNoteMaxLength } from './limits/admin.ts';

const token = wellFormedText().min(1).max(64);

/** The publish that is scheduled, or the last one that failed until a teacher dismisses it. */
export const scheduledPublish = z.object({
  /** New with each change. */
  token,
  dueAt: isoDate,
  author: z.string(),
  note: z.string(),
  /** Why it did not publish; null while it waits. */
  failure: z.string().nullable(),
});
export type ScheduledPublish = z.infer<typeof scheduledPublish>;

export const schedulePublishInput = z.object({
  dueAt: isoDate,
  author: teacherName,
  note: wellFormedText().trim().max(publishNoteMaxLength).default(''),
  /** The schedule that the teacher saw and is now replacing; null for none. */
  replaces: token.nullable(),
});
export type SchedulePublishInput = z.infer<typeof schedulePublishInput>;

/** Cancels a pending publish, or dismisses a failed one. */
export const cancelScheduledInput = z.object({ token });
