/** The student's choice. Days are those of `dayOf`. */
export type RevisionPlan = {
  /** Reviews a day, chosen by the student; the app never lowers it. */
  dailyAmount: number;
  /** The first day of the plan. */
  startDay: number;
  examDay: number;
  /** Whether the student accepted the double amount before the exam; false until asked. */
  hasRamp: boolean;
};

const longestRampDays = 14;
const shortestRampDays = 3;
const rampShare = 4;
const rampFactor = 2;

/** Days at the end of the plan with the double amount: a quarter of all days, 3 to 14. */
export function rampDays({ startDay, examDay }: Pick<RevisionPlan, 'startDay' | 'examDay'>): number {
  const quarter = Math.floor((examDay - startDay) / rampShare);
  return Math.min(longestRampDays, Math.max(shortestRampDays, quarter));
}

/** Reviews planned for this day: none on the day of the exam or later. */
export function amountOn(day: number, plan: RevisionPlan): number {
  if (day >= plan.examDay) return 0;
  const isInRamp = day >= plan.examDay - rampDays(plan);
  return plan.hasRamp && isInRamp ? rampFactor * plan.dailyAmount : plan.dailyAmount;
}

/**
 * What accepting the double amount means, as shown in the question to the student.
 * @returns the number of reviews in those days, and whether that is enough to see each item once more
 */
export function rampReach(plan: RevisionPlan, itemCount: number): { reviews: number; isAll: boolean } {
  const reviews = rampDays(plan) * rampFactor * plan.dailyAmount;
  return { reviews, isAll: itemCount <= reviews };
}
