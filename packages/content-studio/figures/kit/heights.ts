import { claimNear } from './claims.ts';
import { Figure } from './figure.ts';
import type { Direction } from './place-labels.ts';
import { add, angleBetween, between, distance, type Point, polar, scale, subtract } from './point.ts';

/** The ground as a hatched line. */
export function drawGround(figure: Figure, from: number, to: number, y: number): void {
  figure.line(
    [
      [from, y],
      [to, y],
    ],
    'bold',
  );
  for (let x = from + 6; x < to; x += 14)
    figure.line(
      [
        [x, y + 2],
        [x - 6, y + 8],
      ],
      'soft thin faint',
    );
}

/** A tower as a narrow block; `foot` is the middle of its base. */
export function drawTower(figure: Figure, foot: Point, height: number, width = 16): Point {
  const top: Point = [foot[0], foot[1] - height];
  figure.rectangle([foot[0] - width / 2, foot[1]], [foot[0] + width / 2, top[1]], 'metal');
  return top;
}

/**
 * Marks an angle with its size, measured in the drawing.
 * @param degrees the expected angle, within 0.01°
 */
export function markAngle(
  figure: Figure,
  corner: Point,
  a: Point,
  b: Point,
  degrees: number,
  radius = 30,
): void {
  const [first, second] = [subtract(a, corner), subtract(b, corner)];
  claimNear(angleBetween(first, second), degrees, 0.01, `the drawn angle is ${degrees} degrees`);
  figure.angle(corner, a, b, radius, 'pen');
  const middle = add(scale(first, 1 / Math.hypot(...first)), scale(second, 1 / Math.hypot(...second)));
  const clear = Math.max(radius + 20, 17 / Math.sin(((degrees / 2) * Math.PI) / 180));
  figure.text(`${degrees}°`, add(corner, scale(middle, clear / Math.hypot(...middle))), { colour: 'pen' });
}

/** A length between two points; checks that it is drawn to scale. */
export function markLength(
  figure: Figure,
  [a, b]: [Point, Point],
  metres: number,
  pixelsPerMetre: number,
  label: string,
  side: Direction | Direction[],
): void {
  claimNear(distance(a, b) / pixelsPerMetre, metres, 0.001, `${label} is drawn to scale`);
  figure.label(label, between(a, b, 0.5), side, { gap: 8 });
}

export type RightTriangle = {
  /** Labels of the three corners: at the angle, at the right angle, and above it. */
  corners: [string, string, string];
  angle: number;
  /** Length of the side along the ground, in pixels. */
  base: number;
  sides: { base: string; upright: string; slant: string };
  second?: number;
};

/** A right triangle with its base to the right of the angle; the right angle is at the right. */
export function rightTriangleFigure({ corners, angle, base, sides, second }: RightTriangle): string {
  const figure = new Figure(330);
  const height = base * Math.tan((angle * Math.PI) / 180);
  const left: Point = [180 - base / 2, 30 + height];
  const [right, top]: Point[] = [add(left, [base, 0]), add(left, [base, -height])];
  if (!right || !top) throw new Error('a triangle has three corners');
  figure.polygon([left, right, top], 'tint').angle(right, left, top);
  claimNear(distance(left, top), base * (1 / polar(angle)[0]), 1e-6, 'the slant side is base / cos');
  figure
    .label(corners[0], left, ['w', 'sw'])
    .label(corners[1], right, ['se', 'e'])
    .label(corners[2], top, ['n', 'ne']);
  if (Number.isInteger(angle)) markAngle(figure, left, right, top, angle);
  else figure.angle(left, right, top, 30, 'pen');
  if (second) markAngle(figure, top, left, right, second, 26);
  figure.label(sides.base, between(left, right, 0.5), 's', { gap: 9 });
  figure.label(sides.upright, between(right, top, 0.5), 'e', { gap: 9 });
  figure.label(sides.slant, between(left, top, 0.5), ['nw', 'w'], { gap: 9 });
  return figure.svg();
}
