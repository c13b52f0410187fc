import { movingCopy } from 'virtual:messages/moving';
import {
  arrow,
  dot,
  drawingWidth,
  label,
  line,
  type MovingFigure,
  type Point,
  type Shape,
  written,
} from './shape.ts';

const height = 230;

type Range = readonly [number, number];

/** Axes for the ranges of x and y, with a number at each step. */
function plane(xs: Range, ys: Range, step: Point, names: readonly [string, string]) {
  const [left, right, top, bottom] = [34, drawingWidth - 22, 14, height - 26];
  const at = (x: number, y: number): Point => [
    left + ((x - xs[0]) / (xs[1] - xs[0])) * (right - left),
    bottom - ((y - ys[0]) / (ys[1] - ys[0])) * (bottom - top),
  ];
  const origin = at(Math.max(0, xs[0]), Math.max(0, ys[0]));
  const axes: Shape[] = [
    line([
      [left, origin[1]],
      [right, origin[1]],
    ]),
    line([
      [origin[0], bottom],
      [origin[0], top],
    ]),
  ];
  for (let x = xs[0]; x <= xs[1]; x += step[0])
    if (x !== 0) axes.push(label([at(x, 0)[0], origin[1] + 14], written(x)));
  for (let y = ys[0]; y <= ys[1]; y += step[1])
    if (y !== 0) axes.push(label([origin[0] - 14, at(0, y)[1]], written(y)));
  axes.push(label([right - 8, origin[1] - 12], names[0]), label([origin[0] + 22, top], names[1]));
  return { at, axes };
}

/** Current in A through a resistance in ohms. */
export const currentOf = (voltage: number, resistance: number): number => voltage / resistance;

const voltageShown = 6;
const ohmPlane = plane([0, 3], [0, 8], [1, 2], ['I (A)', 'V (V)']);

export const ohm: MovingFigure = {
  name: movingCopy.resistance,
  ...{ min: 2, max: 30, step: 1 },
  say: (resistance) => movingCopy.ohms({ n: resistance }),
  height,
  draw: (resistance) => {
    const { at, axes } = ohmPlane;
    const current = currentOf(voltageShown, resistance);
    const end = Math.min(3, 8 / resistance);
    return [
      ...axes,
      line([at(0, voltageShown), at(current, voltageShown), at(current, 0)], 'dashed'),
      line([at(0, 0), at(end, end * resistance)], 'pen'),
      dot(at(current, voltageShown)),
    ];
  },
  tell: (resistance) =>
    movingCopy.ohmTells({
      voltage: voltageShown,
      current: written(currentOf(voltageShown, resistance)),
    }),
};

/** Coefficient of x; the lowest point of the curve is at x = 2. */
const linear = -4;

/** Real zeroes of x² − 4x + c, from left to right. */
export function zeroesOf(c: number): number[] {
  const discriminant = linear ** 2 - 4 * c;
  if (discriminant < 0) return [];
  const root = Math.sqrt(discriminant);
  return discriminant === 0 ? [-linear / 2] : [(-linear - root) / 2, (-linear + root) / 2];
}

const parabolaPlane = plane([-2, 6], [-8, 16], [1, 4], ['x', 'y']);

export const parabola: MovingFigure = {
  name: movingCopy.constant,
  ...{ min: -5, max: 10, step: 1 },
  say: (c) => `c = ${written(c)}`,
  height,
  draw: (c) => {
    const { at, axes } = parabolaPlane;
    const points = Array.from({ length: 81 }, (_, index) => -2 + index / 10)
      .map((x): Point => [x, x * x + linear * x + c])
      .filter(([, y]) => y <= 16);
    return [
      ...axes,
      line(
        points.map(([x, y]) => at(x, y)),
        'pen',
      ),
      ...zeroesOf(c).map((zero) => dot(at(zero, 0))),
    ];
  },
  tell: (c) => {
    const zeroes = zeroesOf(c).map(written);
    const formula = `y = x² − 4x${c === 0 ? '' : c < 0 ? ` − ${-c}` : ` + ${c}`}`;
    const [first = '', second = ''] = zeroes;
    return `${formula}, D = ${written(linear ** 2 - 4 * c)}. ${
      zeroes.length === 2
        ? movingCopy.twoZeroes({ first, second })
        : zeroes.length === 1
          ? movingCopy.oneZero({ zero: first })
          : movingCopy.noZero
    }`;
  },
};

/** Heights in cm of 50 students: the upper limit of each class, and how many are in it. */
const classes = [
  [145, 5],
  [150, 8],
  [155, 15],
  [160, 12],
  [165, 10],
] as const;
const classWidth = 5;

/** How many students are shorter than a height. */
export const cumulativeOf = (height: number): number =>
  classes.reduce((sum, [upper, count]) => sum + (upper <= height ? count : 0), 0);

const ogivePlane = plane([140, 165], [0, 50], [5, 10], ['', '']);

export const ogive: MovingFigure = {
  name: movingCopy.upperLimit,
  ...{ min: 145, max: 165, step: 5 },
  say: (limit) => movingCopy.centimetres({ n: limit }),
  height,
  draw(limit) {
    const { at } = ogivePlane;
    const bars = classes.flatMap(([upper, count]): Shape[] => {
      const corners = [
        at(upper - classWidth, 0),
        at(upper - classWidth, count),
        at(upper, count),
        at(upper, 0),
      ];
      return [line(corners, upper <= limit ? 'tint' : 'dashed')];
    });
    const points = [140, ...classes.map(([upper]) => upper)]
      .filter((upper) => upper <= limit)
      .map((upper) => at(upper, cumulativeOf(upper)));
    return [...bars, ...ogivePlane.axes, line(points, 'pen'), ...points.map((point) => dot(point))];
  },
  tell: (limit) => movingCopy.ogiveTells({ limit, count: cumulativeOf(limit) }),
};

/** Ions of water at 25 °C. */
const waterIons = 1e-14;

/** pH of hydrochloric acid of 0.1 mol/L after this many dilutions to ten times the volume. */
export function phOf(dilutions: number): number {
  const acid = 10 ** -(dilutions + 1);
  return -Math.log10((acid + Math.sqrt(acid ** 2 + 4 * waterIons)) / 2);
}

const scaleTop = 90;
const scaleAt = (ph: number): number => 26 + ph * 22;

export const dilution: MovingFigure = {
  name: movingCopy.dilutions,
  ...{ min: 0, max: 8, step: 1 },
  say: (dilutions) => `× ${10 ** dilutions}`,
  height: 160,
  draw(dilutions) {
    const ph = phOf(dilutions);
    const boxes = Array.from({ length: 14 }, (_, index): Shape => {
      const [left, right] = [scaleAt(index), scaleAt(index + 1)];
      const corners: Point[] = [
        [left, scaleTop],
        [right, scaleTop],
        [right, scaleTop + 26],
        [left, scaleTop + 26],
        [left, scaleTop],
      ];
      return line(corners, index < ph ? 'tint' : 'axis');
    });
    const numbers = Array.from({ length: 15 }, (_, index) =>
      label([scaleAt(index), scaleTop + 42], `${index}`),
    );
    return [
      ...boxes,
      ...numbers,
      ...arrow([scaleAt(ph), 46], [scaleAt(ph), scaleTop - 2], 'red'),
      label([scaleAt(ph), 32], `pH ${written(ph)}`),
    ];
  },
  tell: (dilutions) => movingCopy.dilutionTells({ ph: written(phOf(dilutions)) }),
};
