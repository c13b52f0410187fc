import { claimNear } from './claims.ts';
import { Figure } from './figure.ts';
import { drawGround } from './heights.ts';
import type { Direction } from './place-labels.ts';
import {
  angleBetween,
  between,
  cross,
  distance,
  move,
  type Point,
  polar,
  radians,
  rotate,
  scale,
  subtract,
} from './point.ts';
import { sample } from './shapes.ts';

type Side = Direction | Direction[];
type Shape =
  | { polygon: string; look?: string }
  | { line: string; look?: string }
  | { circle: string; radius: number; look?: string }
  | { arc: string; radius: number; from: number; to: number; look?: string }
  | { sector: string; radius: number; from: number; to: number; look?: string }
  | { segment: string; radius: number; from: number; to: number; look?: string }
  | { ground: string };

export type GeometryScene = {
  /** Coordinates in the unit of the lengths, y upwards; a name is one character. */
  points: Record<string, Point>;
  /** Shapes in painting order, with points by their names: `polygon: 'ABC'`. */
  shapes: readonly Shape[];
  /** Side of each point's letter; a point without one is not labelled. */
  names?: Record<string, Side>;
  /** Two points and the label beside their middle; a label that starts with a number must be the length. */
  lengths?: readonly (readonly [ends: string, label: string, side: Side])[];
  /**
   * Three points, with the corner in the middle, and a label. A label such as `60°` must be the actual angle.
   * Where a line bisects the angle, `share` moves the label: 0.75 is three quarters of the way to the third point.
   */
  angles?: readonly (readonly [corners: string, label?: string, radius?: number, share?: number])[];
  dots?: string;
  /** Words inside a shape. */
  words?: readonly (readonly [at: Point, text: string])[];
  size?: readonly [width: number, height: number];
};

const numberOf = (label: string) => {
  const [, value] = /^(\d+(?:\.\d+)?)(?: ?(?:cm|m|km|°))?$/.exec(label) ?? [];
  return value === undefined ? undefined : Number(value);
};

/** How far a shape extends from its points. */
const reachOf = (shape: Shape, points: Record<string, Point>): Point[] => {
  if ('circle' in shape)
    return sample((t) => polarUp(pointOf(points, shape.circle), shape.radius, 360 * t), 24);
  const name =
    'arc' in shape ? shape.arc : 'sector' in shape ? shape.sector : 'segment' in shape ? shape.segment : '';
  if (!name || !('from' in shape)) return [];
  return rimOf(pointOf(points, name), shape.radius, shape.from, shape.to);
};

const polarUp = (centre: Point, radius: number, angle: number): Point => {
  const [x, y] = scale(polar(angle), radius);
  return [centre[0] + x, centre[1] - y];
};
const rimOf = (centre: Point, radius: number, from: number, to: number) =>
  sample((t) => polarUp(centre, radius, from + (to - from) * t), 48);

function pointOf(points: Record<string, Point>, name: string): Point {
  const point = points[name];
  if (!point) throw new Error(`there is no point ${name}`);
  return point;
}

/** A drawing to scale from named points; every number beside a length or an angle is measured in it. */
export function geometryFigure(scene: GeometryScene): string {
  const { points, shapes, names = {}, lengths = [], angles = [], dots = '', words = [] } = scene;
  const [widthMax, heightMax] = scene.size ?? [270, 210];
  const all = [...Object.values(points), ...shapes.flatMap((shape) => reachOf(shape, points))];
  const [xs, ys] = [all.map(([x]) => x), all.map(([, y]) => y)];
  const [left, right, low, high] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const unit = Math.min(widthMax / (right - left), heightMax / (high - low));
  const place = ([x, y]: Point): Point => [180 + (x - (left + right) / 2) * unit, 40 + (high - y) * unit];
  const named = (name: string) => pointOf(points, name);
  const at = (name: string) => place(named(name));
  const figure = new Figure(80 + (high - low) * unit);
  for (const shape of shapes) {
    const look = 'look' in shape ? shape.look : undefined;
    if ('polygon' in shape) figure.polygon([...shape.polygon].map(at), look ?? 'tint');
    if ('line' in shape) figure.line([...shape.line].map(at), look);
    if ('circle' in shape) figure.circle(at(shape.circle), shape.radius * unit, look ?? 'tint');
    if ('arc' in shape) figure.line(reachOf(shape, points).map(place), look);
    if ('sector' in shape)
      figure.polygon([at(shape.sector), ...reachOf(shape, points).map(place)], look ?? 'warm');
    if ('segment' in shape) figure.polygon(reachOf(shape, points).map(place), look ?? 'warm');
    if ('ground' in shape) {
      const [from = '', to = ''] = [...shape.ground];
      drawGround(figure, at(from)[0] - 8, at(to)[0] + 8, at(from)[1]);
    }
  }
  for (const [corners, label = '', radius = 24, share = 0.5] of angles) {
    const [a = '', corner = '', b = ''] = [...corners];
    const [first, second] = [subtract(at(a), at(corner)), subtract(at(b), at(corner))];
    figure.angle(at(corner), at(a), at(b), radius, 'pen');
    if (!label) continue;
    const angle = angleBetween(first, second);
    claimNear(angle, numberOf(label) ?? angle, 0.01, `the angle ${corners} is ${label}`);
    const turn = angle * share * (cross(first, second) > 0 ? -1 : 1);
    const clear = Math.max(radius + 18, 17 / Math.sin(radians(angle * Math.min(share, 1 - share))));
    figure.text(label, move(at(corner), rotate(first, turn), clear), { colour: 'pen', isOnShape: true });
  }
  for (const name of dots) figure.dot(at(name), 'ink', 3);
  for (const [name, side] of Object.entries(names)) figure.label(name, at(name), side);
  for (const [ends, label, side] of lengths) {
    const [a = '', b = ''] = [...ends];
    const length = distance(named(a), named(b));
    claimNear(length, numberOf(label) ?? length, 0.006, `${ends} is ${label}`);
    figure.label(label, between(at(a), at(b), 0.5), side, { gap: 8 });
  }
  for (const [point, text] of words) figure.text(text, place(point), { isOnShape: true });
  return figure.svg();
}
