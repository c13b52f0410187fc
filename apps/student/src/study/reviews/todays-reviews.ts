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

/** Without a day to revise to, it is always so far away. */
const openHorizonDays = 60;

/** The number of a calendar day in India, such as 2027-02-15. */
export const dayNumberOf = (day: string): number => dayOf(Date.parse(`${day}T00:00:00+05:30`));

/** What was chosen, in numbers of days; a day that has come counts as none. */
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

/** Items that came back today and were answered: the first look at one is reading, not revision. */
const doneOn = (today: number, states: ReadonlyMap<string, ItemState>): number =>
  [...states.values()].filter(({ memory, reviewCount }) => memory?.lastDay === today && reviewCount > 1)
    .length;

/**
 * What to look at today, best first: as much as the plan asks for, less what was done. `isThere` tells of an item by the hash
 * of its id whether it can be shown: of a card that was deleted, or of a chapter that is closed again, it can't.
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
