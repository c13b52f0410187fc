import { drawAxes } from './axes.ts';
import { boxAround, lengthInside } from './box.ts';
import { Figure } from './figure.ts';
import type { Direction } from './place-labels.ts';
import { distance, type Point } from './point.ts';
import type { Colour, Look } from './style-sheet.ts';

export type PlaneSegment = { ends: readonly [Point, Point]; look?: Look };
export type PlanePoint = {
  at: Point;
  /** The letter, followed by the coordinates. */
  name: string;
  side?: Direction | Direction[];
  colour?: Colour;
  withoutCoordinates?: boolean;
};
export type PlaneScene = {
  /** The values at the ends of the axes, whole numbers. */
  x: readonly [from: number, to: number];
  y: readonly [from: number, to: number];
  /** Step between ticks on both axes. */
  step?: number;
  segments: readonly PlaneSegment[];
  points: readonly PlanePoint[];
  /** Draws additional shapes; `at` maps values to a point, `unit` is the length of 1 in pixels. */
  more?: (figure: Figure, at: (pair: Point) => Point, unit: number) => void;
};

const [widthMax, heightMax, left, top] = [282, 300, 40, 44];

/** A number for a drawing, with a real minus sign. */
export const shownNumber = (value: number) => String(Number(value.toFixed(2))).replace('-', '−');

/** Ticks whose numbers would overlap a line or a point; 0 never gets a number. */
function hiddenTicks(
  [from, to]: readonly [number, number],
  step: number,
  place: (value: number) => Point,
  { lines, dots }: { lines: readonly (readonly [Point, Point])[]; dots: readonly Point[] },
): number[] {
  const ticks = Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, index) => from + index * step);
  return ticks.filter((tick) => {
    const box = boxAround(place(tick), 22, 18);
    return (
      tick === 0 ||
      lines.some(([start, end]) => lengthInside(box, start, end) > 0) ||
      dots.some((dot) => distance(dot, place(tick)) < 14)
    );
  });
}

/** Points and straight lines on a plane whose two axes have the same scale. */
export function planeFigure({ x, y, step = 1, segments, points, more }: PlaneScene): string {
  const [columns, rows] = [x[1] - x[0], y[1] - y[0]];
  const unit = Math.min(widthMax / columns, heightMax / rows, 44);
  const frame = { left, right: left + columns * unit, top, bottom: top + rows * unit };
  const at = ([a, b]: Point): Point => [frame.left + (a - x[0]) * unit, frame.bottom - (b - y[0]) * unit];
  const figure = new Figure(frame.bottom + 50);
  const [originX, originY] = at([Math.max(0, x[0]), Math.max(0, y[0])]);
  const drawn = {
    lines: segments.map(({ ends }) => [at(ends[0]), at(ends[1])] as const),
    dots: points.map((point) => at(point.at)),
  };
  drawAxes(
    figure,
    frame,
    {
      from: x[0],
      to: x[1],
      step,
      name: '*x*',
      without: hiddenTicks(x, step, (value) => [at([value, 0])[0], originY + 13], drawn),
    },
    {
      from: y[0],
      to: y[1],
      step,
      name: '*y*',
      without: hiddenTicks(y, step, (value) => [originX - 14, at([0, value])[1]], drawn),
    },
    true,
  );
  for (const { ends, look = 'pen' } of segments) figure.line([at(ends[0]), at(ends[1])], look);
  for (const { at: pair, colour = 'ink' } of points) figure.dot(at(pair), colour, 3.5);
  more?.(figure, at, unit);
  for (const { at: pair, name, side = 'ne', colour = 'ink', withoutCoordinates } of points) {
    const coordinates = withoutCoordinates ? '' : `(${pair.map(shownNumber).join(', ')})`;
    figure.label(`${name}${coordinates}`, at(pair), side, { colour, size: 'small', gap: 6 });
  }
  return figure.svg();
}
