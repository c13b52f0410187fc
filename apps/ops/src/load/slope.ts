export type Point = { x: number; y: number };

/** Slope of the line that fits the points best by least squares. NaN for fewer than two different x. */
export function slopeOf(points: readonly Point[]): number {
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [meanX, meanY] = [mean(points.map(({ x }) => x)), mean(points.map(({ y }) => y))];
  const together = points.reduce((sum, { x, y }) => sum + (x - meanX) * (y - meanY), 0);
  const spread = points.reduce((sum, { x }) => sum + (x - meanX) ** 2, 0);
  return together / spread;
}
