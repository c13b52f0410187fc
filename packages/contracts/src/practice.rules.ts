/** How many questions a practice may have; what there is caps it. */
export const practiceSizes: readonly number[] = [5, 10, 20];

/** Fewer questions than that are no practice. */
export const practiceQuestionsMin = 5;

const secondsPerQuestion = 90;

/** Whole minutes that a practice with a clock gives for so many questions: 90 seconds each, rounded up. */
export function practiceMinutes(questionCount: number): number {
  return Math.ceil((questionCount * secondsPerQuestion) / 60);
}

/**
 * The sizes to choose from where `available` questions are there: those that fit, and all of them where that is
 * less than the largest. None below the least.
 */
export function practiceSizesFor(available: number): number[] {
  if (available < practiceQuestionsMin) return [];
  const fitting = practiceSizes.filter((size) => size <= available);
  const isCapped = fitting.length < practiceSizes.length && !fitting.includes(available);
  return isCapped ? [...fitting, available] : fitting;
}

/** Of these sizes the one nearest to what was wanted, not above it where that can be; 0 when there is none. */
export function nearestSize(sizes: readonly number[], wanted: number): number {
  return sizes.findLast((size) => size <= wanted) ?? sizes[0] ?? 0;
}
