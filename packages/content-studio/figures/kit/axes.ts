import type { Figure } from './figure.ts';
import { labelWidth } from './label-text.ts';
import type { Point } from './point.ts';
import { sample } from './shapes.ts';
import { labelSizes } from './style-sheet.ts';

/** One axis: its ends and the step from tick to tick, in the unit of its values. */
export type Axis = {
  from: number;
  to: number;
  step: number;
  name: string;
  /** Values whose tick has no number, such as 0 when the other axis already shows it. */
  without?: number[];
  /** Words at a tick instead of its number. */
  words?: (value: number) => string;
};
/** Position of the axes, in pixels. */
export type Frame = { left: number; right: number; top: number; bottom: number };

const minus = (text: string) => text.replace('-', '−');
const ticksOf = ({ from, to, step }: Axis) =>
  sample((t) => [from + t * Math.round((to - from) / step) * step, 0], Math.round((to - from) / step)).map(
    ([value]) => Number(value.toFixed(9)),
  );

/**
 * Draws two axes with ticks, numbers and names (the vertical axis has its name above).
 * @returns the point of a pair of values
 */
export function drawAxes(
  figure: Figure,
  frame: Frame,
  x: Axis,
  y: Axis,
  hasGrid = false,
): (pair: Point) => Point {
  const toPoint = ([a, b]: Point): Point => [
    frame.left + ((a - x.from) / (x.to - x.from)) * (frame.right - frame.left),
    frame.bottom - ((b - y.from) / (y.to - y.from)) * (frame.bottom - frame.top),
  ];
  const [originX, originY] = toPoint([Math.max(0, x.from), Math.max(0, y.from)]);
  for (const value of ticksOf(x)) {
    const [at] = toPoint([value, y.from]);
    if (hasGrid)
      figure.line(
        [
          [at, frame.top],
          [at, frame.bottom],
        ],
        'soft thin faint',
      );
    figure.line(
      [
        [at, originY],
        [at, originY + 4],
      ],
      'thin',
    );
    const word = x.without?.includes(value) ? '' : (x.words?.(value) ?? minus(String(value)));
    if (word) figure.text(word, [at, originY + 13], { size: 'small' });
  }
  for (const value of ticksOf(y)) {
    const [, at] = toPoint([x.from, value]);
    if (hasGrid)
      figure.line(
        [
          [frame.left, at],
          [frame.right, at],
        ],
        'soft thin faint',
      );
    figure.line(
      [
        [originX - 4, at],
        [originX, at],
      ],
      'thin',
    );
    const word = y.without?.includes(value) ? '' : (y.words?.(value) ?? minus(String(value)));
    if (word) figure.text(word, [originX - 7, at], { size: 'small', anchor: 'end' });
  }
  figure.arrow([frame.left, originY], [frame.right + 14, originY]);
  figure.arrow([originX, frame.bottom], [originX, frame.top - 14]);
  const isShort = labelWidth(x.name, labelSizes.normal) < 20;
  if (x.name && isShort) figure.text(x.name, [frame.right + 22, originY]);
  else if (x.name) figure.text(x.name, [(frame.left + frame.right) / 2, frame.bottom + 32]);
  const nameX = Math.max(originX, labelWidth(y.name, labelSizes.normal) / 2 + 8);
  figure.text(y.name, [labelWidth(y.name, labelSizes.normal) < 20 ? originX : nameX, frame.top - 24]);
  return toPoint;
}
