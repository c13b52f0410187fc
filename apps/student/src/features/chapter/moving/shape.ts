export type Point = readonly [number, number];

/** How a shape looks; classes of moving-figure.css. */
export type Look = 'axis' | 'pen' | 'red' | 'dashed' | 'tint';

/** A polyline, filled with `tint`; or a text in the middle of a point. */
export type Shape =
  | { kind: 'line'; points: readonly Point[]; look: Look }
  | { kind: 'dot'; at: Point; look: Look }
  | { kind: 'text'; at: Point; text: string };

export const line = (points: readonly Point[], look: Look = 'axis'): Shape => ({
  kind: 'line',
  points,
  look,
});
export const dot = (at: Point, look: Look = 'red'): Shape => ({ kind: 'dot', at, look });
export const label = (at: Point, text: string): Shape => ({ kind: 'text', at, text });

const headLength = 8;

/** A line with a head at its end. */
export function arrow(start: Point, end: Point, look: Look = 'pen'): Shape[] {
  const [x, y] = [end[0] - start[0], end[1] - start[1]];
  const length = Math.hypot(x, y) || 1;
  const size = Math.min(headLength, length / 2) / length;
  const wing = (side: number): Point => [
    end[0] - (x + side * y * 0.5) * size,
    end[1] - (y - side * x * 0.5) * size,
  ];
  return [line([start, end], look), line([wing(1), end, wing(-1)], look)];
}

/** The width of every drawing; heights differ. */
export const drawingWidth = 360;

/** A number for a sentence: at most two decimals, with a minus sign. */
export const written = (value: number): string => {
  const rounded = Number(value.toFixed(2));
  return `${rounded < 0 ? '−' : ''}${Math.abs(rounded)}`;
};

/** A figure drawn for the value of its slider. */
export type MovingFigure = {
  /** Name of the quantity that the slider changes. */
  name: string;
  min: number;
  max: number;
  step: number;
  /** The spoken value with its unit. */
  say: (value: number) => string;
  height: number;
  draw: (value: number) => Shape[];
  /** A sentence about the drawing at this value. */
  tell: (value: number) => string;
};
