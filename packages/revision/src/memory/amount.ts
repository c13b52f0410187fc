/** What a student agreed to. Days are those of `dayOf`. */
export type RevisionPlan = {
  /** Reviews a day, chosen by the student and never lowered behind their back. */
  dailyAmount: number;
  /** The first day of the plan. */
  startDay: number;
  examDay: number;
  /** Whether twice the amount was accepted for the last days; false also while it was not asked. */
  hasRamp: boolean;
};

const longestRampDays = 14;
const shortestRampDays = 3;
const rampShare = 4;
const rampFactor = 2;

/** How many of the last days ask for more: a quarter of the days there are, 3 to 14. */
export function rampDays({ startDay, examDay }: Pick<RevisionPlan, 'startDay' | 'examDay'>): number {
  const quarter = Math.floor((examDay - startDay) / rampShare);
  return Math.min(longestRampDays, Math.max(shortestRampDays, quarter));
}

/** How many reviews this day asks for: none on the day of the exam and after it. */
export function amountOn(day: number, plan: RevisionPlan): number {
  if (day >= plan.examDay) return 0;
  const isInRamp = day >= plan.examDay - rampDays(plan);
  return plan.hasRamp && isInRamp ? rampFactor * plan.dailyAmount : plan.dailyAmount;
}

/**
 * What accepting twice the amount comes to, to be said when it is asked.
 * @returns the reviews of those days; whether all items fit in once more
 */
export function rampReach(plan: RevisionPlan, itemCount: number): { reviews: number; isAll: boolean } {
  const reviews = rampDays(plan) * rampFactor * plan.dailyAmount;
  return { reviews, isAll: itemCount <= reviews };
}
