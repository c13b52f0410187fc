import type { Figure } from './figure.ts';
import { add, type Point, polar, scale } from './point.ts';

/** A pea seed: round or wrinkled, yellow or green. */
export function drawSeed(
  figure: Figure,
  centre: Point,
  radius: number,
  { isRound, isYellow }: { isRound: boolean; isYellow: boolean },
): void {
  // The thick outline distinguishes green from yellow on grey paper too.
  const look = isYellow ? 'gold amber' : 'leaf green bold';
  if (isRound) {
    figure.circle(centre, radius, look);
    return;
  }
  figure.blob(
    (t) => add(centre, scale(polar(360 * t), radius * (0.92 + 0.12 * Math.cos(2 * Math.PI * 8 * t)))),
    look,
    48,
  );
}
