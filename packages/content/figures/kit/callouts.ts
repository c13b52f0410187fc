import type { Figure } from './figure.ts';
import { labelWidth } from './label-text.ts';
import type { Point } from './point.ts';
import { labelSizes } from './style-sheet.ts';

/** A name beside the drawing, and the point that it names. */
export type Callout = { text: string; at: Point };

/**
 * Names in a column beside the drawing with leader lines, as in a textbook. They keep the order of their points
 * from top to bottom, and none touches another.
 * @param x the outer edge of the column: where names on the left begin, where names on the right end
 */
export function addCallouts(
  figure: Figure,
  side: 'left' | 'right',
  x: number,
  callouts: readonly Callout[],
): void {
  const apart = 19;
  const sorted = [...callouts].sort((a, b) => a.at[1] - b.at[1]);
  const heights = sorted.map(({ at }) => at[1]);
  for (let index = 1; index < heights.length; index++)
    heights[index] = Math.max(heights[index] ?? 0, (heights[index - 1] ?? 0) + apart);
  const total = heights.reduce((sum, y, index) => sum + y - (sorted[index]?.at[1] ?? 0), 0);
  const lift = total / Math.max(1, heights.length);
  sorted.forEach(({ text, at }, index) => {
    const y = (heights[index] ?? 0) - lift;
    const width = labelWidth(text, labelSizes.normal);
    const inner = side === 'left' ? x + width + 3 : x - width - 3;
    figure.line([[inner, y], at], 'soft thin').dot(at, 'soft', 2);
    figure.text(text, [x, y], { anchor: side === 'left' ? 'start' : 'end' });
  });
}
