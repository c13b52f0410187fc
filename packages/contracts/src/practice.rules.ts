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

/** Which counts up to `most` groups of these sizes make together, by index: a group is taken whole or not at all. */
export function reachableCounts(groupSizes: readonly number[], most: number): boolean[] {
  const isReachable = Array.from({ length: most + 1 }, (_, count) => count === 0);
  const taken = new Map<number, number>();
  for (const size of groupSizes) {
    const together = (taken.get(size) ?? 0) + size;
    // More of a size than fit beside each other change nothing, and a chapter may have thousands.
    if (together > most) continue;
    taken.set(size, together);
    for (let count = most; count >= size; count--) isReachable[count] ||= isReachable[count - size] ?? false;
  }
  return isReachable;
}

/** The sizes to choose from where questions come in groups of these sizes: where one can't be met exactly, the nearest below it. */
export function practiceSizesOf(groupSizes: readonly number[]): number[] {
  const available = groupSizes.reduce((sum, size) => sum + size, 0);
  const sizes = practiceSizesFor(available).map((size) =>
    reachableCounts(groupSizes, size).lastIndexOf(true),
  );
  return [...new Set(sizes)].filter((size) => size > 0);
}

/** Of these sizes the one nearest to what was wanted, not above it where that can be; 0 when there is none. */
export function nearestSize(sizes: readonly number[], wanted: number): number {
  return sizes.findLast((size) => size <= wanted) ?? sizes[0] ?? 0;
}
