import type { Figure } from './figure.ts';
import { add, normalOf, type Point, scale, unit } from './point.ts';
import { sample } from './shapes.ts';

/**
 * A finger with a round tip, open where it joins the hand.
 * @returns its tip
 */
export function finger(figure: Figure, from: Point, along: Point, length: number, width: number): Point {
  const forward = unit(along);
  const across = scale(normalOf(forward), width / 2);
  const end = add(from, scale(forward, length - width / 2));
  const round = sample((t) => {
    const turn = Math.PI * t;
    return add(end, add(scale(across, Math.cos(turn)), scale(forward, (width / 2) * Math.sin(turn))));
  }, 12);
  const outline = [add(from, across), ...round, add(from, scale(across, -1))];
  figure.polygon(outline, 'bare gold').line(outline);
  return add(from, scale(forward, length));
}
