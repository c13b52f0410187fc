import { z } from 'zod';
import { isoDay } from './fields.ts';
import { lateStudyDaysMax, studyDaysBackMax } from './limits/progress.ts';

const day = isoDay();
const clockMs = z.int().min(0).max(8_640_000_000_000_000);

/**
 * Days in India, as YYYY-MM-DD, on which a student studied: `days` since `from`, oldest first, `before` is
 * the row of study days at the end of the day before `from` (`readStreak`). `today` by the server's clock.
 */
export const studyDays = z.object({
  today: day,
  from: day,
  before: z.object({ days: z.int(), unspentDays: z.int() }),
  days: z.array(day).max(studyDaysBackMax),
});
export type StudyDays = z.infer<typeof studyDays>;

/**
 * Offline study, reported late. Times of the device's clock in milliseconds since 1970, one per day;
 * `sentClockMs` is the same clock when sending, which corrects a wrong clock.
 */
export const addStudyDaysInput = z.object({
  sentClockMs: clockMs,
  studiedAtMs: z.array(clockMs).min(1).max(lateStudyDaysMax),
});
export type AddStudyDaysInput = z.infer<typeof addStudyDaysInput>;
