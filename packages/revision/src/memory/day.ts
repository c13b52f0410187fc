const indiaOffsetMs = 5.5 * 3_600_000;
const dayMs = 24 * 3_600_000;

/**
 * Number of the day in India; it increases by one at midnight there.
 * @param atMs milliseconds since 1970, UTC
 */
export function dayOf(atMs: number): number {
  return Math.floor((atMs + indiaOffsetMs) / dayMs);
}
