const indiaOffsetMs = 5.5 * 3_600_000;
const dayMs = 24 * 3_600_000;

/**
 * The day in India, as a number that counts up by one at its midnight.
 * @param atMs milliseconds since 1970, UTC
 */
export function dayOf(atMs: number): number {
  return Math.floor((atMs + indiaOffsetMs) / dayMs);
}
