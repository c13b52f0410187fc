import { z } from 'zod';
import { id, isoDay } from './fields.ts';
import { dailyAmountMax, dailyAmountMin, datedSubjectsMax } from './limits/revision.ts';
import { boardPaperEarly, boardYearWrong, examDayInvalid, tooManySubjectDays } from './messages/revision.ts';

/** The board examines Class 10 twice a year: everybody in the first exam, volunteers in the second. */
export const sittings = ['first', 'second'] as const;
export type Sitting = (typeof sittings)[number];

/** Expected month and day of the first paper until an admin sets it; the board announces it some months ahead. */
export const expectedBoardDays: Record<Sitting, string> = { first: '02-15', second: '05-15' };

/** A date in India, such as 2027-02-15. */
const day = isoDay(examDayInvalid);
const year = z.int().min(2026).max(2100);

/** The day of each subject's paper, by the subject's id. */
export const subjectDays = z
  .record(id, day)
  .refine((days) => Object.keys(days).length <= datedSubjectsMax, tooManySubjectDays);
export type SubjectDays = z.infer<typeof subjectDays>;

/** The date of an exam's first paper, and its date sheet if an admin entered one. */
export const boardDate = z.object({
  year,
  sitting: z.enum(sittings),
  startsOn: day,
  subjects: subjectDays.optional(),
  /** No admin has set it yet. */
  isExpected: z.boolean(),
});
export type BoardDate = z.infer<typeof boardDate>;

/** `startsOn` null resets to the expected date, without a date sheet. `subjects` absent: unchanged. */
export const setBoardDateInput = z
  .object({
    year,
    sitting: z.enum(sittings),
    startsOn: day.nullable(),
    subjects: subjectDays.optional(),
  })
  .refine(({ year, startsOn }) => startsOn === null || startsOn.startsWith(`${year}-`), {
    error: boardYearWrong,
    path: ['startsOn'],
  })
  .refine(({ year, subjects = {} }) => Object.values(subjects).every((on) => on.startsWith(`${year}-`)), {
    error: boardYearWrong,
    path: ['subjects'],
  })
  .refine(({ startsOn, subjects = {} }) => Object.values(subjects).every((on) => on >= (startsOn ?? '')), {
    error: boardPaperEarly,
    path: ['subjects'],
  });
export type SetBoardDateInput = z.infer<typeof setBoardDateInput>;

/** The student's choice. `ramp`: whether they agreed to double the daily amount in the last days. */
export const setRevisionPlanInput = z.object({
  /** The target day; null when declined. */
  examOn: day.nullable(),
  dailyAmount: z.int().min(dailyAmountMin).max(dailyAmountMax),
  ramp: z.enum(['unasked', 'accepted', 'refused']),
  /** The student's own days, which replace the board's. Absent: unchanged. */
  subjects: subjectDays.optional(),
});
export type SetRevisionPlanInput = z.infer<typeof setRevisionPlanInput>;

/** `startedOn`: the date when the plan was first made. */
export const revisionPlan = setRevisionPlanInput.extend({ startedOn: z.iso.date() });
export type RevisionPlanChoice = z.infer<typeof revisionPlan>;

/**
 * `plan` is null before the student was asked. `boardDates`: upcoming ones, nearest first. `dateSheets`:
 * those of this year and later, also after the first paper, so that the later papers keep their days.
 */
export const revisionPlanReply = z.object({
  plan: revisionPlan.nullable(),
  boardDates: z.array(boardDate),
  dateSheets: z.array(boardDate).optional(),
});
export type RevisionPlanReply = z.infer<typeof revisionPlanReply>;
