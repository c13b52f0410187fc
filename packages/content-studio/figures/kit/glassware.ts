import type { Figure } from './figure.ts';
import { add, normalOf, type Point, polar, scale } from './point.ts';
import { sample } from './shapes.ts';
import type { Look } from './style-sheet.ts';

/** A beaker seen from the side, filled up to `level`. */
export function drawBeaker(
  figure: Figure,
  [left, top]: Point,
  [right, bottom]: Point,
  level: number,
  liquid: Look = 'glass',
): void {
  figure.rectangle([left, level], [right, bottom], `bare ${liquid}`);
  figure.line([
    [left - 6, top],
    [left, top + 5],
    [left, bottom],
    [right, bottom],
    [right, top + 5],
    [right + 6, top],
  ]);
  figure.line(
    [
      [left, level],
      [right, level],
    ],
    'soft thin',
  );
}

/**
 * A test tube, or anything of that shape.
 * @param mouth the middle of its opening
 * @param tilt direction from the mouth to the bottom, in degrees anticlockwise from the right (-90 hangs down)
 * @param filled how much of the length from the bottom is filled
 */
export function drawTestTube(
  figure: Figure,
  mouth: Point,
  length: number,
  tilt = -90,
  { width = 26, filled = 0.4, liquid = 'glass' as Look } = {},
): { at: (along: number, across?: number) => Point } {
  const direction = polar(tilt);
  const side = normalOf(direction);
  const half = width / 2;
  const at = (along: number, across = 0): Point =>
    add(mouth, add(scale(direction, along), scale(side, across)));
  const round = sample((t) => {
    const angle = Math.PI * (t - 0.5);
    return at(length - half + half * Math.cos(angle), half * Math.sin(angle));
  }, 16);
  if (filled > 0) {
    const from = length * (1 - filled);
    figure.polygon([at(from, -half), ...round, at(from, half)], `bare ${liquid}`);
    if (liquid === 'glass') figure.line([at(from, -half), at(from, half)], 'soft thin');
  }
  figure.line([at(0, -half - 3), at(0, -half), ...round, at(0, half), at(0, half + 3)]);
  return { at };
}

/** A conical flask; `base` is the middle of its bottom. */
export function drawFlask(
  figure: Figure,
  base: Point,
  width: number,
  height: number,
  liquid: Look = 'glass',
): Point {
  const [x, y] = base;
  const [half, neck, shoulder] = [width / 2, 11, height * 0.72];
  const fill = height * 0.28;
  const halfAt = half - ((half - neck) * fill) / shoulder;
  figure.polygon(
    [
      [x - half, y],
      [x - halfAt, y - fill],
      [x + halfAt, y - fill],
      [x + half, y],
    ],
    `bare ${liquid}`,
  );
  figure.line(
    [
      [x - halfAt, y - fill],
      [x + halfAt, y - fill],
    ],
    'soft thin',
  );
  const side = (sign: 1 | -1): Point[] => [
    [x + sign * (neck + 3), y - height],
    [x + sign * neck, y - height + 3],
    [x + sign * neck, y - shoulder],
    [x + sign * half, y],
  ];
  figure.line([...side(-1), ...side(1).reverse()]);
  return [x, y - height];
}

/** A stopper in a mouth that opens upwards. */
export function drawStopper(figure: Figure, mouth: Point, width: number): void {
  const [x, y] = mouth;
  const half = width / 2;
  figure.polygon(
    [
      [x - half - 2, y - 5],
      [x + half + 2, y - 5],
      [x + half - 2, y + 9],
      [x - half + 2, y + 9],
    ],
    'metal',
  );
}

/** A burner with its flame; `top` is the tip of the flame. */
export function drawBurner(figure: Figure, top: Point, height = 74): void {
  const [x, y] = top;
  const flame = (size: number): Point[] =>
    sample((t) => {
      const turn = 2 * Math.PI * t;
      return [
        x + size * 0.34 * Math.sin(turn) * (1 - Math.cos(turn)) * 0.6,
        y + 30 - (size * (1 + Math.cos(turn))) / 2,
      ];
    }, 30);
  figure.polygon(flame(30), 'red warm').polygon(flame(16), 'bare gold');
  figure.rectangle([x - 5, y + 31], [x + 5, y + height - 8], 'metal');
  figure.rectangle([x - 20, y + height - 8], [x + 20, y + height], 'metal');
}

/** Small bubbles at these points. */
export function drawBubbles(figure: Figure, points: readonly Point[]): void {
  for (const point of points) figure.circle(point, 2.2, 'soft thin blank');
}
