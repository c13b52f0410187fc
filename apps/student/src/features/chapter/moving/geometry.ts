import { movingCopy } from 'virtual:messages/moving';
import { dot, label, line, type MovingFigure, type Point, type Shape, written } from './shape.ts';

const circleRadius = 5;

/** Length in cm of a tangent to a circle of 5 cm, from a point at this distance from the centre. */
export const tangentOf = (distance: number): number => Math.sqrt(distance ** 2 - circleRadius ** 2);

const centre: Point = [104, 115];
const circlePx = 18;
const fromCentre = (x: number, y: number): Point => [centre[0] + x * circlePx, centre[1] - y * circlePx];

export const tangent: MovingFigure = {
  name: movingCopy.distanceFromCentre,
  ...{ min: 6, max: 13, step: 1 },
  say: (distance) => movingCopy.centimetres({ n: distance }),
  height: 230,
  draw(distance) {
    const angle = Math.acos(circleRadius / distance);
    const touch = (side: number): Point =>
      fromCentre(circleRadius * Math.cos(angle), side * circleRadius * Math.sin(angle));
    const circle = Array.from({ length: 73 }, (_, index) => {
      const at = (index * Math.PI) / 36;
      return fromCentre(circleRadius * Math.cos(at), circleRadius * Math.sin(at));
    });
    const outside = fromCentre(distance, 0);
    const [upper, lower] = [touch(1), touch(-1)];
    return [
      line(circle),
      line([centre, outside], 'dashed'),
      line([centre, upper], 'axis'),
      line([centre, lower], 'axis'),
      line([outside, upper], 'pen'),
      line([outside, lower], 'pen'),
      ...[centre, outside, upper, lower].map((point) => dot(point)),
      label([(centre[0] + lower[0]) / 2 - 22, (centre[1] + lower[1]) / 2], `${circleRadius} cm`),
      label([centre[0] - 12, centre[1]], 'O'),
      label([outside[0], outside[1] + 16], 'P'),
      label([upper[0] + 6, upper[1] - 13], 'T'),
      label([lower[0] + 6, lower[1] + 13], 'T′'),
    ];
  },
  tell(distance) {
    const [whole, radius] = [distance ** 2, circleRadius ** 2];
    return movingCopy.tangentTells({
      ...{ whole, radius, square: whole - radius },
      length: written(tangentOf(distance)),
    });
  },
};

const sides = { ab: 4, bc: 6, ca: 5 };

/** Sides in cm and area compared with the first of a triangle that is similar to 4, 6, 5 cm. */
export const similarOf = (ratio: number) => ({
  sides: [sides.ab * ratio, sides.bc * ratio, sides.ca * ratio] as const,
  areas: ratio ** 2,
});

const trianglePx = 15;
const base = 195;
const apexX = (sides.ab ** 2 + sides.bc ** 2 - sides.ca ** 2) / (2 * sides.bc);
const apexY = Math.sqrt(sides.ab ** 2 - apexX ** 2);

function triangle(left: number, ratio: number, names: readonly [string, string, string]): Shape[] {
  const size = trianglePx * ratio;
  const top: Point = [left + apexX * size, base - apexY * size];
  const right: Point = [left + sides.bc * size, base];
  return [
    line([[left, base], top, right, [left, base]], 'tint'),
    label([top[0], top[1] - 12], names[0]),
    label([left, base + 14], names[1]),
    label([right[0], base + 14], names[2]),
  ];
}

export const similar: MovingFigure = {
  name: movingCopy.ratio,
  ...{ min: 0.5, max: 2.5, step: 0.5 },
  say: (ratio) => `1 : ${written(ratio)}`,
  height: 220,
  draw: (ratio) => [...triangle(16, 1, ['A', 'B', 'C']), ...triangle(126, ratio, ['D', 'E', 'F'])],
  tell(ratio) {
    const { sides: scaled, areas } = similarOf(ratio);
    const [de, ef, fd] = scaled.map(written);
    return movingCopy.similarTells({ de: de ?? '', ef: ef ?? '', fd: fd ?? '', areas: written(areas) });
  },
};
