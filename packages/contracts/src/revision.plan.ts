import { z } from 'zod';
import { isoDay } from './fields.ts';
import { dailyAmountMax, dailyAmountMin } from './limits/revision.ts';
import { boardYearWrong, examDayInvalid } from './messages/revision.ts';

/** The board examines Class 10 twice a year: everybody in the first sitting, who wants to in the second. */
export const sittings = ['first', 'second'] as const;
export type Sitting = (typeof sittings)[number];

/** Month and day of the first paper until an admin says which it is; the board tells some months ahead. */
export const expectedBoardDays: Record<Sitting, string> = { first: '02-15', second: '05-15' };

/** A day of the calendar in India, such as 2027-02-15. */
const day = isoDay(examDayInvalid);
const year = z.int().min(2026).max(2100);

/** The day of the first paper of a sitting. */
export const boardDate = z.object({
  year,
  sitting: z.enum(sittings),
  startsOn: day,
  /** No admin has said it yet. */
  isExpected: z.boolean(),
});
export type BoardDate = z.infer<typeof boardDate>;

/** `startsOn` null: as expected again. */
export const setBoardDateInput = z
  .object({ year, sitting: z.enum(sittings), startsOn: day.nullable() })
  .refine(({ year, startsOn }) => startsOn === null || startsOn.startsWith(`${year}-`), {
    error: boardYearWrong,
    path: ['startsOn'],
  });
export type SetBoardDateInput = z.infer<typeof setBoardDateInput>;

/** What a student chose. `ramp`: whether twice the daily amount was accepted for the last days. */
export const setRevisionPlanInput = z.object({
  /** Null: asked, and not wanted. */
  examOn: day.nullable(),
  dailyAmount: z.int().min(dailyAmountMin).max(dailyAmountMax),
  ramp: z.enum(['unasked', 'accepted', 'refused']),
});
export type SetRevisionPlanInput = z.infer<typeof setRevisionPlanInput>;

/** `startedOn`: the day on which the plan was made first. */
export const revisionPlan = setRevisionPlanInput.extend({ startedOn: z.iso.date() });
export type RevisionPlanChoice = z.infer<typeof revisionPlan>;

/** `plan` null: not asked yet. `boardDates`: those to come, the nearest first. */
export const revisionPlanReply = z.object({
  plan: revisionPlan.nullable(),
  boardDates: z.array(boardDate),
});
export type RevisionPlanReply = z.infer<typeof revisionPlanReply>;
