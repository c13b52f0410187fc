import { type Box, boxAround, joinBoxes } from './box.ts';
import { add, type Point, polar, scale } from './point.ts';
import { type Colour, checkLook, type Look } from './style-sheet.ts';

/** A number in SVG: one decimal, no trailing zero, never -0. */
export const written = (value: number) => String(Math.round(value * 10) / 10 || 0);

const tenths = (point: Point) => point.map((value) => Math.round(value * 10)) as [number, number];

/** A step in tenths of a pixel, as one command of a path. */
function writtenStep(x: number, y: number): string {
  if (y === 0) return `h${x / 10}`;
  if (x === 0) return `v${y / 10}`;
  return `l${x / 10}${y < 0 ? '' : ' '}${y / 10}`;
}

/**
 * Straight lines from point to point as the data of a path. Steps are a fifth shorter in Brotli than positions;
 * they start at rounded points, so that errors don't add up.
 */
export function pathData(points: readonly Point[], isClosed: boolean): string {
  let [x, y] = tenths(points[0] ?? [0, 0]);
  let data = `M${x / 10} ${y / 10}`;
  for (const point of points.slice(1)) {
    const [nextX, nextY] = tenths(point);
    data += writtenStep(nextX - x, nextY - y);
    [x, y] = [nextX, nextY];
  }
  return isClosed ? `${data}z` : data;
}

/** The basic shapes of one drawing in painting order, and their positions. */
export class Shapes {
  protected readonly shapes: string[] = [];
  /** Straight pieces of every line that a label must not cover. */
  protected readonly pieces: [Point, Point][] = [];
  /** Dots and arrow heads, which a label must not cover either. */
  protected readonly marks: Box[] = [];
  protected extent: Box | undefined;

  /** Straight lines from point to point. A `faint` line (a grid) may run under labels. */
  line(points: readonly Point[], look: Look = ''): this {
    return this.path(points, false, look);
  }

  /** A closed shape with straight sides. */
  polygon(points: readonly Point[], look: Look = ''): this {
    return this.path(points, true, look);
  }

  /** A curve by its formula: `at` gives the point for 0 to 1. */
  curve(at: (fraction: number) => Point, look: Look = '', steps = 40): this {
    return this.line(sample(at, steps), look);
  }

  /** A closed shape by its formula. */
  blob(at: (fraction: number) => Point, look: Look = '', steps = 60): this {
    return this.polygon(sample(at, steps).slice(0, -1), look);
  }

  /** An arc from one angle to another, in degrees anticlockwise from the right. */
  arc(centre: Point, radius: number, from: number, to: number, look: Look = ''): this {
    const steps = Math.max(4, Math.ceil((Math.abs(to - from) * Math.sqrt(radius)) / 50));
    return this.curve((t) => add(centre, scale(polar(from + (to - from) * t), radius)), look, steps);
  }

  circle(centre: Point, radius: number, look: Look = ''): this {
    const around = sample((t) => add(centre, scale(polar(360 * t), radius)), 24);
    if (!look.includes('bare')) this.remember(around);
    this.reach(boxAround(centre, 2 * radius, 2 * radius));
    const [x, y] = centre;
    return this.add(
      `<circle${lineClass(look)} cx="${written(x)}" cy="${written(y)}" r="${written(radius)}"/>`,
    );
  }

  /** A rectangle by two opposite corners. */
  rectangle(a: Point, b: Point, look: Look = ''): this {
    return this.polygon([a, [b[0], a[1]], b, [a[0], b[1]]], look);
  }

  /** A filled dot. */
  dot(centre: Point, colour: Colour = 'ink', radius = 2.5): this {
    const box = boxAround(centre, 2 * radius, 2 * radius);
    this.marks.push(box);
    this.reach(box);
    const [x, y] = [written(centre[0]), written(centre[1])];
    return this.add(`<circle class="f-${colour}" cx="${x}" cy="${y}" r="${radius}"/>`);
  }

  private path(points: readonly Point[], isClosed: boolean, look: Look): this {
    if (points.some(([x, y]) => !Number.isFinite(x + y))) throw new Error('a point is not a number');
    const first = points[0];
    if (!look.includes('faint') && !look.includes('bare'))
      this.remember(isClosed && first ? [...points, first] : points);
    const margin = look.includes('bare') ? 0 : look.includes('heavy') ? 4 : 2;
    for (const point of points) this.reach(boxAround(point, margin, margin));
    return this.add(`<path${lineClass(look)} d="${pathData(points, isClosed)}"/>`);
  }

  private remember(points: readonly Point[]) {
    for (const [index, end] of points.entries()) {
      const start = points[index - 1];
      if (start) this.pieces.push([start, end]);
    }
  }

  protected reach(box: Box) {
    this.extent = this.extent ? joinBoxes(this.extent, box) : box;
  }

  protected add(shape: string): this {
    this.shapes.push(shape);
    return this;
  }
}

function lineClass(look: Look): string {
  checkLook(look);
  return ` class="${`l ${look}`.trim()}"`;
}

/** Points of a curve, first and last included. */
export const sample = (at: (fraction: number) => Point, steps: number): Point[] =>
  Array.from({ length: steps + 1 }, (_, index) => at(index / steps));
