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

/** Focal length in cm. */
export const focalLength = 10;
const objectHeight = 4;

/** An image: its distance from the lens or mirror in cm, and how many times as tall as the object. */
export type Image = { distance: number; magnification: number; isReal: boolean };

/**
 * The image made by a convex lens or a concave mirror; null at the focus, where the rays stay parallel.
 * @param object distance of the object in cm, a positive number
 */
export function imageOf(object: number, focal = focalLength): Image | null {
  if (object === focal) return null;
  const distance = (object * focal) / (object - focal);
  return {
    distance: Math.abs(distance),
    magnification: Math.abs(distance / object),
    isReal: distance > 0,
  };
}

/** A ray with an arrow head in its middle. */
function ray(start: Point, end: Point): Shape[] {
  const share = Math.min(0.6, 70 / (Math.hypot(end[0] - start[0], end[1] - start[1]) || 1));
  const middle: Point = [start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share];
  return [...arrow(start, middle), line([middle, end], 'pen')];
}

const height = 220;
const axisY = 110;
const scale = 3.2;

/** @param side on which side real images appear: 1 behind a lens, -1 in front of a mirror */
function rayDiagram(kind: 'lens' | 'mirror', side: 1 | -1): MovingFigure {
  const centre = side === 1 ? 165 : 250;
  const at = (distance: number, tall = 0): Point => [centre + distance * scale, axisY - tall * scale * 2];
  const farRight: Point = at(120);
  const farLeft: Point = at(-120);
  /** The end of a ray from a point on the lens or mirror through another point, beyond the edge. */
  const beyond = (start: Point, through: Point): Point => {
    const edge = side === 1 ? farRight[0] : farLeft[0];
    const slope = (through[1] - start[1]) / (through[0] - start[0]);
    return [edge, start[1] + slope * (edge - start[0])];
  };
  /** A curve from top to bottom that bulges by `depth` at its middle. */
  const bow = (depth: number): Point[] =>
    Array.from({ length: 15 }, (_, index) => at(depth * (1 - ((index - 7) / 7) ** 2), (7 - index) * 2));
  const draw = (object: number): Shape[] => {
    const image = imageOf(object);
    const top = at(-object, objectHeight);
    const hit = at(0, objectHeight);
    const focus = at(side * focalLength);
    // The second ray passes the centre of the lens, or is reflected at the pole of the mirror.
    const middle = at(0);
    const second: Point =
      side === 1 ? [2 * centre - top[0], 2 * axisY - top[1]] : [top[0], 2 * axisY - top[1]];
    const shapes: Shape[] = [
      line([
        [0, axisY],
        [drawingWidth, axisY],
      ]),
      kind === 'lens'
        ? line([...bow(1.9), ...bow(-1.9).reverse()], 'tint')
        : line(
            bow(2.4).map(([x, y]): Point => [x - 2.4 * scale, y]),
            'axis',
          ),
      ...ray(top, hit),
      ...ray(hit, beyond(hit, focus)),
      ...ray(top, middle),
      ...ray(middle, beyond(middle, second)),
      ...arrow(at(-object), top, 'axis'),
      label([top[0], top[1] - 12], 'A'),
      label([46, height - 16], `f = ${focalLength} cm`),
    ];
    for (const [times, name] of [
      [1, 'F'],
      [2, kind === 'lens' ? '2F' : 'C'],
    ] as const) {
      const places = kind === 'lens' ? [-1, 1] : [-1];
      for (const place of places) {
        const mark = at(place * times * focalLength);
        // A label above the axis behind a lens, where the rays run below it.
        const below = place > 0 ? -14 : 16;
        shapes.push(dot(mark, 'axis'), label([mark[0], axisY + below], name));
      }
    }
    if (!image) return shapes;
    const foot = side * (image.isReal ? image.distance : -image.distance);
    const tip = at(foot, objectHeight * image.magnification * (image.isReal ? -1 : 1));
    if (!image.isReal) shapes.push(line([hit, tip], 'dashed'), line([middle, tip], 'dashed'));
    return [
      ...shapes,
      ...arrow(at(foot), tip, 'red'),
      label([tip[0], tip[1] + (image.isReal ? 14 : -12)], 'A′'),
    ];
  };
  return {
    name: movingCopy.objectDistance,
    ...{ min: 4, max: 40, step: 1 },
    say: (object) => movingCopy.centimetres({ n: written(object) }),
    height,
    draw,
    tell: (object) => {
      const image = imageOf(object);
      if (!image) return movingCopy.atInfinity;
      const given = { distance: written(image.distance), times: written(image.magnification) };
      if (kind === 'lens') return image.isReal ? movingCopy.lensReal(given) : movingCopy.lensVirtual(given);
      return image.isReal ? movingCopy.mirrorReal(given) : movingCopy.mirrorVirtual(given);
    },
  };
}

export const lens = rayDiagram('lens', 1);
export const mirror = rayDiagram('mirror', -1);
