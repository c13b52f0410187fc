export type Side = () => Promise<number>;

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}

/**
 * Runs two sides in turn, so that a slow minute of the machine falls on both.
 * @returns the medians and the median of the rounds' ratios (ours / limit)
 */
export async function alternate(ours: Side, limit: Side, rounds: number) {
  const pairs: { ours: number; limit: number }[] = [];
  for (let round = 0; round < rounds; round++) {
    const first = round % 2 === 0 ? ours : limit;
    const second = round % 2 === 0 ? limit : ours;
    const [a, b] = [await first(), await second()];
    pairs.push(round % 2 === 0 ? { ours: a, limit: b } : { ours: b, limit: a });
  }
  return {
    ours: median(pairs.map((pair) => pair.ours)),
    limit: median(pairs.map((pair) => pair.limit)),
    ratio: median(pairs.map((pair) => pair.ours / pair.limit)),
  };
}

/** The median of single measurements. */
export async function repeat(run: Side, rounds: number): Promise<number> {
  const values: number[] = [];
  for (let round = 0; round < rounds; round++) values.push(await run());
  return median(values);
}
