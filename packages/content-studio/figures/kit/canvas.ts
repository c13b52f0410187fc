import { boxAround } from './box.ts';
import {
  add,
  between,
  distance,
  move,
  normalOf,
  type Point,
  radians,
  scale,
  subtract,
  unit,
} from './point.ts';
import { pathData, Shapes } from './shapes.ts';
import { type Colour, colourOf, type Look } from './style-sheet.ts';

/** Adds arrows and angle marks to the basic shapes. */
export class Canvas extends Shapes {
  /** The head of an arrow; `tip` is its point. */
  arrowHead(tip: Point, direction: Point, colour: Colour = 'ink', size = 7): this {
    const along = unit(direction);
    const back = subtract(tip, scale(along, size));
    const side = scale(normalOf(along), size * 0.42);
    const corners = [tip, add(back, side), subtract(back, side)];
    this.marks.push(boxAround(between(tip, back, 0.5), size * 0.7, size * 0.7));
    for (const corner of corners) this.reach(boxAround(corner, 0, 0));
    return this.add(`<path class="f-${colour}" d="${pathData(corners, true)}"/>`);
  }

  /** A line with an arrowhead at its end. */
  arrow(start: Point, end: Point, look: Look = ''): this {
    const direction = subtract(end, start);
    const size = look.includes('bold') ? 9 : 7;
    this.line([start, move(end, direction, -size * 0.7)], look);
    return this.arrowHead(end, direction, colourOf(look), size);
  }

  /** A line with an arrow at both ends, for a distance. */
  span(start: Point, end: Point, look: Look = 'soft thin'): this {
    this.line([start, end], look);
    this.arrowHead(start, subtract(start, end), colourOf(look), 6);
    return this.arrowHead(end, subtract(end, start), colourOf(look), 6);
  }

  /** A ray of light: a line with a head on the way in each part that is long enough for one. */
  ray(points: readonly Point[], look: Look = 'pen', headAt = 0.55): this {
    this.line(points, look);
    for (const [index, end] of points.entries()) {
      const start = points[index - 1];
      if (!start || distance(start, end) < 26) continue;
      const tip = move(between(start, end, headAt), subtract(end, start), 3.5);
      this.arrowHead(tip, subtract(end, start), colourOf(look));
    }
    return this;
  }

  /** The mark of an angle at `corner` from the direction of `a` to that of `b`; a square when it is a right one. */
  angle(corner: Point, a: Point, b: Point, radius = 20, look: Look = ''): this {
    const [first, second] = [unit(subtract(a, corner)), unit(subtract(b, corner))];
    const cosine = first[0] * second[0] + first[1] * second[1];
    if (Math.abs(cosine) < 1e-6) {
      const side = Math.min(radius, 10);
      const corners = [scale(first, side), add(scale(first, side), scale(second, side)), scale(second, side)];
      return this.line(
        corners.map((one) => add(corner, one)),
        look,
      );
    }
    const [from, whole] = [Math.atan2(-first[1], first[0]), Math.acos(cosine)];
    const sense = first[0] * second[1] - first[1] * second[0] > 0 ? -1 : 1;
    const start = from / radians(1);
    return this.arc(corner, radius, start, start + (sense * whole) / radians(1), look);
  }
}
