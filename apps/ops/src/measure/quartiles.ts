export type Quartiles = { p25: number; p50: number; p75: number };

/** The three quartiles, each the nearest of the values themselves. */
export function quartiles(values: readonly number[]): Quartiles {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.round((sorted.length - 1) * share)] ?? Number.NaN;
  return { p25: at(0.25), p50: at(0.5), p75: at(0.75) };
}
