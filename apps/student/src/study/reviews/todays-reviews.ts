import { dailyAmountDefault } from '@repo/contracts/limits/revision';
import type { RevisionPlanChoice } from '@repo/contracts/revision.plan';
import {
  amountOn,
  chooseForDay,
  dayOf,
  type ItemState,
  type Remembered,
  type RevisionPlan,
} from '@repo/revision/memory';

/** The horizon in days without a target date. */
const openHorizonDays = 60;

/** The number of a calendar day in India, such as 2027-02-15. */
export const dayNumberOf = (day: string): number => dayOf(Date.parse(`${day}T00:00:00+05:30`));

/** The plan in day numbers; a target day that has come counts as none. */
export function planFor(choice: RevisionPlanChoice | null, today: number): RevisionPlan {
  const examDay = choice?.examOn ? dayNumberOf(choice.examOn) : 0;
  const hasDay = examDay > today;
  return {
    dailyAmount: choice?.dailyAmount ?? dailyAmountDefault,
    startDay: choice ? dayNumberOf(choice.startedOn) : today,
    examDay: hasDay ? examDay : today + openHorizonDays,
    hasRamp: hasDay && choice?.ramp === 'accepted',
  };
}

/** Returning items answered today; the first look at an item is reading, not revision. */
const doneOn = (today: number, states: ReadonlyMap<string, ItemState>): number =>
  [...states.values()].filter(({ memory, reviewCount }) => memory?.lastDay === today && reviewCount > 1)
    .length;

/**
 * The items to review today, best first: as many as the plan asks for, minus those done. `isThere` says by an
 * item's hash whether it can be shown, which a deleted card or one of a locked chapter can't.
 */
export function todaysReviews(
  states: ReadonlyMap<string, ItemState>,
  plan: RevisionPlan,
  today: number,
  isThere: (item: string) => boolean,
): string[] {
  const remembered = [...states].flatMap(([id, { memory, isSuspended }]): Remembered[] =>
    memory && !isSuspended && isThere(id) ? [{ id, memory }] : [],
  );
  const count = Math.max(0, amountOn(today, plan) - doneOn(today, states));
  return chooseForDay(remembered, { today, examDay: plan.examDay, count }).map(({ id }) => id);
}
