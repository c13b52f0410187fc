import { movingCopy } from 'virtual:messages/moving';
import { drawingWidth, label, line, type MovingFigure, type Point, type Shape, written } from './shape.ts';

/** Radius in cm; a multiple of 7, as textbooks take π = 22/7. */
const radius = 21;
const pi = 22 / 7;

/** Area in cm² and length of the arc in cm of a sector with this angle in degrees. */
export const sectorOf = (angle: number) => ({
  area: (angle / 360) * pi * radius ** 2,
  arc: (angle / 360) * 2 * pi * radius,
});

const circleCentre: Point = [drawingWidth / 2, 115];
const radiusPx = 95;
const onCircle = (degrees: number): Point => {
  const angle = (degrees * Math.PI) / 180;
  return [circleCentre[0] + radiusPx * Math.cos(angle), circleCentre[1] - radiusPx * Math.sin(angle)];
};
const arcOf = (to: number): Point[] => [
  ...Array.from({ length: Math.floor(to / 3) + 1 }, (_, index) => onCircle(index * 3)),
  onCircle(to),
];

export const sector: MovingFigure = {
  name: movingCopy.angle,
  ...{ min: 10, max: 360, step: 10 },
  say: (angle) => movingCopy.degrees({ n: angle }),
  height: 230,
  draw: (angle) => [
    line([circleCentre, ...arcOf(angle), circleCentre], 'tint'),
    line(arcOf(360)),
    line([circleCentre, onCircle(0)], 'pen'),
    line([circleCentre, onCircle(angle)], 'pen'),
    label([circleCentre[0] + radiusPx / 2, circleCentre[1] + 14], `${radius} cm`),
    label([circleCentre[0] - 12, circleCentre[1] + 14], 'O'),
  ],
  tell: (angle) => {
    const { area, arc } = sectorOf(angle);
    return movingCopy.sectorTells({ area: written(area), arc: written(arc) });
  },
};

const firstTerm = 10;
const termCount = 6;

/** The first six terms of an AP that begins with 10, and their sum. */
export function progressionOf(difference: number) {
  const terms = Array.from({ length: termCount }, (_, index) => firstTerm + index * difference);
  return { terms, sum: (termCount / 2) * (2 * firstTerm + (termCount - 1) * difference) };
}

const floor = 205;
const stepPx = 52;

export const staircase: MovingFigure = {
  name: movingCopy.difference,
  ...{ min: -2, max: 4, step: 1 },
  say: (difference) => `d = ${written(difference)}`,
  height: 230,
  draw: (difference) =>
    progressionOf(difference).terms.flatMap((term, index): Shape[] => {
      const [left, top] = [24 + index * stepPx, floor - term * 5.5];
      const right = left + stepPx;
      const bar: Point[] = [
        [left, floor],
        [left, top],
        [right, top],
        [right, floor],
        [left, floor],
      ];
      return [
        line(bar, 'tint'),
        line(bar, 'pen'),
        label([left + stepPx / 2, top - 12], written(term)),
        label([left + stepPx / 2, floor + 14], `a${String.fromCodePoint(0x2081 + index)}`),
      ];
    }),
  tell: (difference) => {
    const { terms, sum } = progressionOf(difference);
    return movingCopy.staircaseTells({ terms: terms.map(written).join(', '), sum: written(sum) });
  },
};

/** Crosses of two pea plants for height, T tall and t short. */
export const crosses = [
  ['TT', 'tt'],
  ['TT', 'Tt'],
  ['Tt', 'Tt'],
  ['Tt', 'tt'],
  ['tt', 'tt'],
] as const;

/** The four cells of a cross, row by row, and how many of them are tall. */
export function offspringOf([first, second]: readonly [string, string]) {
  const cells = [...second].flatMap((below) => [...first].map((above) => [above, below].sort().join('')));
  return { cells, tall: cells.filter((cell) => cell.includes('T')).length };
}

const cellPx = 80;
const square: Point = [120, 50];

const crossAt = (value: number) => crosses[value - 1] ?? crosses[0];
const crossText = (value: number) => crossAt(value).join(' × ');

export const punnett: MovingFigure = {
  name: movingCopy.parents,
  ...{ min: 1, max: crosses.length, step: 1 },
  say: crossText,
  height: 230,
  draw: (value) => {
    const parents = crossAt(value);
    const [x, y] = square;
    const cells = offspringOf(parents).cells.flatMap((cell, index): Shape[] => {
      const [left, top] = [x + (index % 2) * cellPx, y + Math.floor(index / 2) * cellPx];
      const corners: Point[] = [
        [left, top],
        [left + cellPx, top],
        [left + cellPx, top + cellPx],
        [left, top + cellPx],
        [left, top],
      ];
      const words = cell.includes('T') ? movingCopy.tall : movingCopy.short;
      return [
        ...(cell.includes('T') ? [line(corners, 'tint')] : []),
        line(corners),
        label([left + cellPx / 2, top + cellPx / 2 - 8], cell),
        label([left + cellPx / 2, top + cellPx / 2 + 12], words),
      ];
    });
    const gametes = [...parents[0]].map((gamete, index) =>
      label([x + (index + 0.5) * cellPx, y - 14], gamete),
    );
    const others = [...parents[1]].map((gamete, index) =>
      label([x - 18, y + (index + 0.5) * cellPx], gamete),
    );
    return [
      ...cells,
      ...gametes,
      ...others,
      label([x + cellPx, 14], parents[0]),
      label([x - 60, y + cellPx], parents[1]),
    ];
  },
  tell: (value) => {
    const { tall } = offspringOf(crossAt(value));
    return movingCopy.crossTells({ tall, short: 4 - tall });
  },
};
