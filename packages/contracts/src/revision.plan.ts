import { z } from 'zod';
import { isoDay } from './fields.ts';
import { dailyAmountMax, dailyAmountMin } from './limits/revision.ts';
import { boardYearWrong, examDayInvalid } from './messages/revision.ts';

/** The board examines Class 10 twice a year: everybody in the first exam, volunteers in the second. */
export const sittings = ['first', 'second'] as const;
export type Sitting = (typeof sittings)[number];

/** Expected month and day of the first paper until an admin sets it; the board announces it some months ahead. */
export const expectedBoardDays: Record<Sitting, string> = { first: '02-15', second: '05-15' };

/** A date in India, such as 2027-02-15. */
const day = isoDay(examDayInvalid);
const year = z.int().min(2026).max(2100);

/** The date of an exam's first paper. */
export const boardDate = z.object({
  year,
  sitting: z.enum(sittings),
  startsOn: day,
  /** No admin has set it yet. */
  isExpected: z.boolean(),
});
export type BoardDate = z.infer<typeof boardDate>;

/** `startsOn` null resets to the expected date. */
export const setBoardDateInput = z
  .object({ year, sitting: z.enum(sittings), startsOn: day.nullable() })
  .refine(({ year, startsOn }) => startsOn === null || startsOn.startsWith(`${year}-`), {
    error: boardYearWrong,
    path: ['startsOn'],
  });
export type SetBoardDateInput = z.infer<typeof setBoardDateInput>;

/** The student's choice. `ramp`: whether they accepted twice the daily amount for the last days. */
export const setRevisionPlanInput = z.object({
  /** The target day; null when declined. */
  examOn: day.nullable(),
  dailyAmount: z.int().min(dailyAmountMin).max(dailyAmountMax),
  ramp: z.enum(['unasked', 'accepted', 'refused']),
});
export type SetRevisionPlanInput = z.infer<typeof setRevisionPlanInput>;

/** `startedOn`: the date when the plan was first made. */
export const revisionPlan = setRevisionPlanInput.extend({ startedOn: z.iso.date() });
export type RevisionPlanChoice = z.infer<typeof revisionPlan>;

/** `plan` is null before the student was asked. `boardDates`: upcoming ones, nearest first. */
export const revisionPlanReply = z.object({
  plan: revisionPlan.nullable(),
  boardDates: z.array(boardDate),
});
export type RevisionPlanReply = z.infer<typeof revisionPlanReply>;
