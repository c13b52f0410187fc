import type { Figure } from './figure.ts';
import { add, type Point, polar, scale } from './point.ts';
import { sample } from './shapes.ts';

/** Where the parts of a drawn eye are. The light comes from the left; `centre` is the middle of the eyeball. */
export type Eye = { centre: Point; radius: number; lens: Point; retina: Point; opening: number };

/**
 * An eyeball with its cornea and lens.
 * @param bulge half the thickness of the lens: thin looks far, thick looks near
 */
export function drawEye(figure: Figure, centre: Point, radius: number, bulge: number): Eye {
  const opening = 34;
  const onBall = (angle: number): Point => add(centre, scale(polar(angle), radius));
  figure.polygon(
    sample((t) => onBall(180 - opening + (2 * opening - 360) * t), 60),
    'bare blank',
  );
  figure.curve((t) => onBall(180 - opening + (2 * opening - 360) * t), 'bold', 60);
  const [top, bottom] = [onBall(180 - opening), onBall(180 + opening)];
  const cornea = (t: number): Point => [
    top[0] - radius * 0.36 * Math.sin(Math.PI * t),
    centre[1] + ((bottom[1] - top[1]) / 2) * -Math.cos(Math.PI * t),
  ];
  figure.polygon(sample(cornea, 24), 'bare glass').curve(cornea, 'bold', 24);
  const lens: Point = [top[0] + radius * 0.12, centre[1]];
  const half = radius * 0.36;
  const widthAt = (t: number) => bulge * (1 - t * t);
  const right = sample((t) => [lens[0] + widthAt(2 * t - 1), lens[1] + half * (2 * t - 1)] as Point, 20);
  const left = sample((t) => [lens[0] - widthAt(2 * t - 1), lens[1] - half * (2 * t - 1)] as Point, 20);
  figure.polygon([...right, ...left], 'glass');
  return { centre, radius, lens, retina: [centre[0] + radius, centre[1]], opening: half };
}
