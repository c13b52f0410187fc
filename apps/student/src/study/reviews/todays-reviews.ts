import { examDaysOf } from '@repo/contracts/exam-days.rules';
import { dailyAmountDefault } from '@repo/contracts/limits/revision';
import type { RevisionPlanReply } from '@repo/contracts/revision.plan';
import {
  amountOn,
  chooseByOwnDay,
  chooseForDay,
  dayOf,
  type ItemState,
  type Remembered,
  type RevisionPlan,
} from '@repo/revision/memory';

/** Without an exam day, the horizon is always this far away. */
const openHorizonDays = 60;

/** The number of a calendar day in India, such as 2027-02-15. */
export const dayNumberOf = (day: string): number => dayOf(Date.parse(`${day}T00:00:00+05:30`));

/**
 * The student's plan in numbers of days. `examDay` is the next paper's. `subjectDays`: with a date sheet, the day of each dated
 * subject; `otherDay` is the day of the others.
 */
export type StudentPlan = RevisionPlan & {
  sheet?: { subjectDays: ReadonlyMap<string, number>; otherDay: number };
};

/** Today's plan. Without a date sheet, a plan whose exam day has come counts as none. */
export function planFor(
  known: Pick<RevisionPlanReply, 'plan' | 'dateSheets'> | null,
  today: number,
): StudentPlan {
  const choice = known?.plan ?? null;
  const firstDay = choice?.examOn ? dayNumberOf(choice.examOn) : 0;
  const dated = known ? Object.entries(examDaysOf(known)) : [];
  const subjectDays = new Map(dated.map(([id, day]) => [id, dayNumberOf(day)]));
  const left = [...subjectDays.values(), firstDay].filter((day) => day > today);
  const plan = {
    dailyAmount: choice?.dailyAmount ?? dailyAmountDefault,
    startDay: choice ? dayNumberOf(choice.startedOn) : today,
    examDay: left.length > 0 ? Math.min(...left) : today + openHorizonDays,
    hasRamp: left.length > 0 && choice?.ramp === 'accepted',
  };
  if (left.length === 0 || subjectDays.size === 0) return plan;
  return { ...plan, sheet: { subjectDays, otherDay: firstDay > today ? firstDay : Math.max(...left) } };
}

/** The exam day of a subject's items; not after today when it is over. */
export const examDayIn = ({ examDay, sheet }: StudentPlan, subjectId: string | undefined): number =>
  sheet ? (sheet.subjectDays.get(subjectId ?? '') ?? sheet.otherDay) : examDay;

/** How many items were revised today. The first look at an item is reading, not revision. */
const doneOn = (today: number, states: ReadonlyMap<string, ItemState>): number =>
  [...states.values()].filter(({ memory, reviewCount }) => memory?.lastDay === today && reviewCount > 1)
    .length;

/**
 * The items to review today, best first: as many as planned, minus those already done today.
 * @param subjectOf an item's subject, by the hash of its id; null if it can't be shown because it was deleted
 * or is locked
 */
export function todaysReviews(
  states: ReadonlyMap<string, ItemState>,
  plan: StudentPlan,
  today: number,
  subjectOf: (item: string) => string | null,
): string[] {
  const remembered = [...states].flatMap(([id, { memory, isSuspended }]): Required<Remembered>[] => {
    const subjectId = memory && !isSuspended ? subjectOf(id) : null;
    return memory && subjectId !== null ? [{ id, memory, examDay: examDayIn(plan, subjectId) }] : [];
  });
  const count = Math.max(0, amountOn(today, plan) - doneOn(today, states));
  const chosen = plan.sheet
    ? chooseByOwnDay(remembered, { today, count })
    : chooseForDay(remembered, { today, examDay: plan.examDay, count });
  return chosen.map(({ id }) => id);
}
