import type { Figure } from './figure.ts';
import { labelWidth } from './label-text.ts';
import type { Point } from './point.ts';
import { labelSizes } from './style-sheet.ts';

/**
 * A name beside the drawing (`|` starts a second line), and the point that it names. `letter` replaces the
 * name when a question asks for the names.
 */
export type Callout = { text: string; at: Point; letter?: string };

const lineHeight = 15;

/**
 * Places a name freely, with a leader line; `anchor` says which end of the text is at `place`. The line of a
 * centred text goes up or down, others to the side.
 */
export function addCallout(
  figure: Figure,
  { text, at, letter }: Callout,
  place: Point,
  anchor: 'start' | 'middle' | 'end' = 'start',
): void {
  const lines = text.split('|');
  const half = (lines.length * lineHeight) / 2;
  const [x, y] = place;
  const width = Math.max(...lines.map((line) => labelWidth(line, labelSizes.normal)));
  const left = x - { start: 0, middle: width / 2, end: width }[anchor];
  const isLeft = at[0] < left;
  const sign = at[1] < y ? -1 : 1;
  const start: Point =
    anchor === 'middle' ? [x, y + sign * (half + 1)] : [isLeft ? left - 3 : left + width + 3, y];
  figure.leader(
    start,
    at,
    letter === undefined
      ? undefined
      : anchor === 'middle'
        ? { text: letter, at: [x, y + sign * (half - lineHeight / 2)], anchor }
        : { text: letter, at: [isLeft ? left : left + width, y], anchor: isLeft ? 'start' : 'end' },
  );
  for (const [row, line] of lines.entries())
    figure.text(line, [x, y + (row - (lines.length - 1) / 2) * lineHeight], { anchor });
}

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
  const sorted = [...callouts]
    .sort((a, b) => a.at[1] - b.at[1])
    .map((callout) => ({ ...callout, lines: callout.text.split('|') }));
  const heights = sorted.map(({ at }) => at[1]);
  for (let index = 1; index < heights.length; index++) {
    const more = (sorted[index]?.lines.length ?? 1) + (sorted[index - 1]?.lines.length ?? 1) - 2;
    const apart = 19 + (more * lineHeight) / 2;
    heights[index] = Math.max(heights[index] ?? 0, (heights[index - 1] ?? 0) + apart);
  }
  const total = heights.reduce((sum, y, index) => sum + y - (sorted[index]?.at[1] ?? 0), 0);
  const lift = total / Math.max(1, heights.length);
  sorted.forEach(({ lines, at, letter }, index) => {
    const y = (heights[index] ?? 0) - lift;
    const width = Math.max(...lines.map((line) => labelWidth(line, labelSizes.normal)));
    const inner = side === 'left' ? x + width : x - width;
    figure.leader(
      [side === 'left' ? inner + 3 : inner - 3, y],
      at,
      letter === undefined
        ? undefined
        : { text: letter, at: [inner, y], anchor: side === 'left' ? 'end' : 'start' },
    );
    for (const [row, line] of lines.entries())
      figure.text(line, [x, y + (row - (lines.length - 1) / 2) * lineHeight], {
        anchor: side === 'left' ? 'start' : 'end',
      });
  });
}
