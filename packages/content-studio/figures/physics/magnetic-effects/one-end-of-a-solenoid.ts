import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import { add, type Point, polar, scale } from '#figures/kit/point.ts';

function draw(): string {
  const figure = new Figure(190);
  const centre: Point = [180, 95];
  figure.circle(centre, 76, 'metal').circle(centre, 58, 'blank');
  for (const angle of [30, 150, 270]) {
    const at = (degrees: number) => add(centre, scale(polar(degrees), 67));
    figure.arc(centre, 67, angle, angle + 64, 'red bold');
    const tip = at(angle + 72);
    figure.arrowHead(tip, polar(angle + 72 + 90), 'red', 10);
  }
  figure.text('current', [180, 95], { colour: 'red' });
  return figure.svg();
}

export const oneEndOfASolenoid: FigureSource = {
  name: 'one-end-of-a-solenoid',
  caption: 'One end of a solenoid, as you look straight at it.',
  description:
    'A ring, the end of a coil. Three arrows on it show the current: it runs round anticlockwise. The coil leads away from you behind the ring.',
  draw,
};
