import { movingCopy } from 'virtual:messages/moving';
import {
  arrow,
  drawingWidth,
  label,
  line,
  type MovingFigure,
  type Point,
  type Shape,
  written,
} from './shape.ts';

const voltage = 12;
const first = 6;

/** Two resistors in series at 12 V, in ohms. */
export function seriesOf(second: number) {
  const total = first + second;
  const current = voltage / total;
  return { total, current, voltages: [current * first, current * second] as const };
}

/** Two resistors in parallel at 12 V, in ohms. */
export function parallelOf(second: number) {
  const currents = [voltage / first, voltage / second] as const;
  const current = currents[0] + currents[1];
  return { total: voltage / current, current, currents };
}

const box = (x: number, y: number): Point[] => [
  [x - 32, y - 13],
  [x + 32, y - 13],
  [x + 32, y + 13],
  [x - 32, y + 13],
  [x - 32, y - 13],
];
const resistor = (x: number, y: number, ohms: number, below: string): Shape[] => [
  line(box(x, y), 'tint'),
  label([x, y], `${ohms} Ω`),
  label([x, y + 26], below),
];
const [left, right, bottom] = [50, 310, 190];

/** The battery and the wires to the components below `top`. */
const supply = (top: number): Shape[] => [
  line([
    [173, bottom],
    [left, bottom],
    [left, top],
  ]),
  line([
    [right, top],
    [right, bottom],
    [187, bottom],
  ]),
  line([
    [173, bottom - 8],
    [173, bottom + 8],
  ]),
  line([
    [187, bottom - 16],
    [187, bottom + 16],
  ]),
  label([180, bottom + 26], `${voltage} V`),
  ...arrow([right, 150], [right, 110]),
];

const shared = {
  name: movingCopy.secondResistor,
  ...{ min: 1, max: 12, step: 1 },
  say: (ohms: number) => movingCopy.ohms({ n: ohms }),
  height: 230,
};

export const series: MovingFigure = {
  ...shared,
  draw(second) {
    const { current, voltages } = seriesOf(second);
    return [
      line([
        [left, 50],
        [right, 50],
      ]),
      ...supply(50),
      ...resistor(120, 50, first, `${written(voltages[0])} V`),
      ...resistor(240, 50, second, `${written(voltages[1])} V`),
      label([right + 24, 120], `${written(current)} A`),
    ];
  },
  tell(second) {
    const { total, current, voltages } = seriesOf(second);
    return movingCopy.seriesTells({
      ...{ total: written(total), current: written(current) },
      ...{ one: written(voltages[0]), two: written(voltages[1]) },
    });
  },
};

export const parallel: MovingFigure = {
  ...shared,
  draw(second) {
    const { current, currents } = parallelOf(second);
    return [
      line([
        [left, 84],
        [90, 84],
        [90, 32],
        [270, 32],
        [270, 84],
        [right, 84],
      ]),
      line([
        [90, 84],
        [90, 118],
        [270, 118],
        [270, 84],
      ]),
      ...supply(84),
      ...resistor(drawingWidth / 2, 32, first, `${written(currents[0])} A`),
      ...resistor(drawingWidth / 2, 118, second, `${written(currents[1])} A`),
      label([right + 24, 120], `${written(current)} A`),
    ];
  },
  tell(second) {
    const { total, current, currents } = parallelOf(second);
    return movingCopy.parallelTells({
      ...{ total: written(total), current: written(current) },
      ...{ one: written(currents[0]), two: written(currents[1]) },
    });
  },
};

/** Distance of the two cuts of the loop from its centre. */
export const halfLoop = 48;
const loopCentre: Point = [drawingWidth / 2, 110];

/** A line of the field: a circle whose points have this ratio of the distances to both cuts. */
export function fieldCircle(ratio: number) {
  const factor = 1 - ratio ** 2;
  return { away: (halfLoop * (1 + ratio ** 2)) / factor, radius: (2 * halfLoop * ratio) / factor };
}

function fieldLines(current: number): Shape[] {
  const count = Math.abs(current) + 1;
  return Array.from({ length: count }, (_, index) => fieldCircle((index + 1) / (count + 1.5))).flatMap(
    ({ away, radius }) =>
      [-1, 1].flatMap((side) => {
        const middle = loopCentre[1] + side * away;
        const points = Array.from({ length: 49 }, (_, step): Point => {
          const angle = (step * Math.PI) / 24;
          return [loopCentre[0] + radius * Math.cos(angle), middle + radius * Math.sin(angle)];
        });
        const inner = middle - side * radius;
        const ahead = Math.sign(current) * 5;
        return [
          line(points, 'pen'),
          ...arrow([loopCentre[0] - ahead, inner], [loopCentre[0] + ahead, inner]),
        ];
      }),
  );
}

export const coil: MovingFigure = {
  name: movingCopy.current,
  ...{ min: -3, max: 3, step: 1 },
  say: (current) => movingCopy.amperes({ n: written(current) }),
  height: 220,
  draw(current) {
    const ahead = Math.sign(current) * 70;
    const [upper, lower] = current > 0 ? ['•', '×'] : ['×', '•'];
    const cut = (side: number, sign: string) => {
      const at: Point = [loopCentre[0], loopCentre[1] + side * halfLoop];
      const ring = Array.from({ length: 25 }, (_, step): Point => {
        const angle = (step * Math.PI) / 12;
        return [at[0] + 9 * Math.cos(angle), at[1] + 9 * Math.sin(angle)];
      });
      return [line(ring, 'tint'), ...(current === 0 ? [] : [label(at, sign)])];
    };
    return [
      ...(current === 0
        ? []
        : [
            ...fieldLines(current),
            ...arrow([loopCentre[0] - ahead, loopCentre[1]], [loopCentre[0] + ahead, loopCentre[1]]),
          ]),
      ...cut(-1, upper ?? ''),
      ...cut(1, lower ?? ''),
    ];
  },
  tell(current) {
    if (current === 0) return movingCopy.noField;
    // The field at the centre is proportional to the current.
    const times = Math.abs(current);
    return current > 0 ? movingCopy.fieldRight({ times }) : movingCopy.fieldLeft({ times });
  },
};
