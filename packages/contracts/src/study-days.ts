import { z } from 'zod';
import { isoDay } from './fields.ts';
import { lateStudyDaysMax, studyDaysBackMax } from './limits/progress.ts';

const day = isoDay();
const clockMs = z.int().min(0).max(8_640_000_000_000_000);

/**
 * The days in India, as YYYY-MM-DD, on which a student has studied: `days` are those since `from`, oldest first, `before` is how the
 * row of study days stood when the day before `from` was over (`readStreak`). `today` by the clock of the server.
 */
export const studyDays = z.object({
  today: day,
  from: day,
  before: z.object({ days: z.int(), unspentDays: z.int() }),
  days: z.array(day).max(studyDaysBackMax),
});
export type StudyDays = z.infer<typeof studyDays>;

/**
 * Study that the server did not hear of on its day. Moments of the device's clock in milliseconds since 1970, each of another day;
 * `sentClockMs` is the same clock when they are sent, so that a wrong one does no harm.
 */
export const addStudyDaysInput = z.object({
  sentClockMs: clockMs,
  studiedAtMs: z.array(clockMs).min(1).max(lateStudyDaysMax),
});
export type AddStudyDaysInput = z.infer<typeof addStudyDaysInput>;
