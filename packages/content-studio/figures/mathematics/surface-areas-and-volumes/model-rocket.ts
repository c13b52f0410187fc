import { claimNear } from '#figures/kit/claims.ts';
import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import { add, between, distance, type Point } from '#figures/kit/point.ts';
import { drawCone, drawCylinder, drawSeam } from '#figures/kit/solids.ts';

const centimetre = 5.4;

function draw(): string {
  const figure = new Figure(340);
  const base: Point = [170, 310];
  const [radius, height, rise] = [3.5 * centimetre, 40 * centimetre, 12 * centimetre];
  const top = drawCylinder(figure, base, radius, height);
  const tip = drawCone(figure, top, radius, rise);
  drawSeam(figure, base, radius);
  drawSeam(figure, top, radius);
  claimNear(distance(tip, add(top, [radius, 0])), 12.5 * centimetre, 1e-9, 'the slant height is 12.5 cm');
  for (const [from, to, text] of [
    [base, top, '40 cm'],
    [top, tip, '12 cm'],
  ] as const) {
    figure.span(add(from, [radius + 22, 0]), add(to, [radius + 22, 0]));
    figure.label(text, add(between(from, to, 0.5), [radius + 22, 0]), 'e', { gap: 8 });
  }
  figure.line([base, add(base, [radius, 0])], 'pen').dot(base, 'ink', 2);
  figure.label('3.5 cm', add(base, [0, 5]), ['s', 'sw'], { colour: 'pen', gap: 6 });
  return figure.svg();
}

export const modelRocket: FigureSource = {
  name: 'model-rocket',
  caption: 'The model rocket of the school.',
  description:
    'A narrow upright cylinder, 40 cm high, with a cone on top that has the same radius, 3.5 cm, and a height of 12 cm.',
  draw,
};
