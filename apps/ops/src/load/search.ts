import type { Figures } from './figures.ts';
import { brokenLimits, type Limit } from './limits.ts';

export type Search = {
  /** Each load in order; a repeated load is listed twice. */
  steps: readonly Figures[];
  /** The highest load without an exceeded limit; null: not even the lowest. */
  held: Figures | null;
  /** The first load that exceeded a limit twice in a row; null: time ran out first. */
  broken: { figures: Figures; limits: readonly Limit[] } | null;
};

/** Loads that grow by a factor, in whole hundreds. */
export const nextLoad = (students: number, factor: number): number =>
  Math.max(Math.round((students * factor) / 100) * 100, students + 100);

/**
 * Raises the load until a limit is exceeded twice in a row, because once may be a slow moment of the machine.
 * @param measure applies a load of this many concurrent students and returns the figures
 */
export async function searchLimit(
  { start, factor, endsAtMs }: { start: number; factor: number; endsAtMs: number },
  measure: (studentsAtOnce: number) => Promise<Figures>,
): Promise<Search> {
  const steps: Figures[] = [];
  let held: Figures | null = null;
  for (let students = start; performance.now() < endsAtMs; students = nextLoad(students, factor)) {
    let figures = await measure(students);
    steps.push(figures);
    if (brokenLimits(figures).length > 0) {
      figures = await measure(students);
      steps.push(figures);
    }
    const broken = brokenLimits(figures);
    if (broken.length > 0) return { steps, held, broken: { figures, limits: broken } };
    held = figures;
  }
  return { steps, held, broken: null };
}
