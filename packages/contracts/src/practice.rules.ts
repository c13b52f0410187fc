/** Sizes of a practice, limited by the available questions. */
export const practiceSizes: readonly number[] = [5, 10, 20];

/** Minimum questions of a practice. */
export const practiceQuestionsMin = 5;

const secondsPerQuestion = 90;

/** Minutes for a practice with a clock: 90 seconds per question, rounded up. */
export function practiceMinutes(questionCount: number): number {
  return Math.ceil((questionCount * secondsPerQuestion) / 60);
}

/**
 * The sizes to offer for `available` questions: those that fit, and all of them if fewer than the largest.
 * Empty below the minimum.
 */
export function practiceSizesFor(available: number): number[] {
  if (available < practiceQuestionsMin) return [];
  const fitting = practiceSizes.filter((size) => size <= available);
  const isCapped = fitting.length < practiceSizes.length && !fitting.includes(available);
  return isCapped ? [...fitting, available] : fitting;
}

/**
 * Which totals up to `most` can be made of these groups, each used whole or not at all: `true` at the index
 * of such a total.
 */
export function reachableCounts(groupSizes: readonly number[], most: number): boolean[] {
  const isReachable = Array.from({ length: most + 1 }, (_, count) => count === 0);
  const taken = new Map<number, number>();
  for (const size of groupSizes) {
    const together = (taken.get(size) ?? 0) + size;
    // Ignore further groups of a size once they exceed `most`, because a chapter may have thousands.
    if (together > most) continue;
    taken.set(size, together);
    for (let count = most; count >= size; count--) isReachable[count] ||= isReachable[count - size] ?? false;
  }
  return isReachable;
}

/** The sizes to offer for groups of these sizes: an unreachable size becomes the nearest one below. */
export function practiceSizesOf(groupSizes: readonly number[]): number[] {
  const available = groupSizes.reduce((sum, size) => sum + size, 0);
  const sizes = practiceSizesFor(available).map((size) =>
    reachableCounts(groupSizes, size).lastIndexOf(true),
  );
  return [...new Set(sizes)].filter((size) => size > 0);
}

/** The size nearest to the wanted one, preferably not above; 0 if there is none. */
export function nearestSize(sizes: readonly number[], wanted: number): number {
  return sizes.findLast((size) => size <= wanted) ?? sizes[0] ?? 0;
}
