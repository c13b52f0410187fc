import { claimNear } from '#figures/kit/claims.ts';
import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import { refractThrough } from '#figures/kit/optics.ts';
import { angleBetween, move, type Point, polar, radians } from '#figures/kit/point.ts';

function draw(): string {
  const figure = new Figure(290);
  const [a, b, c] = [40, 25, 60];
  const sine = (angle: number) => Math.sin(radians(angle));
  const index = sine(a) / sine(b);
  const inB = refractThrough(polar(a - 90), [0, 1], 1, index);
  claimNear(angleBetween(inB, [0, 1]), b, 1e-6, 'Snell from A to B');
  const first: Point = [150, 100];
  const start = move(first, polar(a + 90), 104);
  const second = move(first, polar(b - 90), 90 / Math.cos(radians(b)));
  const end = move(second, polar(c - 90), 120);
  figure.rectangle([20, 100], [340, 190], 'bare glass').rectangle([20, 190], [340, 270], 'bare gold');
  for (const y of [100, 190])
    figure.line([
      [20, y],
      [340, y],
    ]);
  for (const [x, y] of [first, second])
    figure.line(
      [
        [x, y - 52],
        [x, y + 52],
      ],
      'soft thin dashed',
    );
  figure.ray([start, first, second, end], 'pen');
  figure
    .angle(first, [150, 60], start, 26)
    .angle(first, [150, 150], second, 30)
    .angle(second, [second[0], 250], end, 22);
  figure
    .text('40°', [138, 52], { size: 'small' })
    .text('25°', [134, 146], { size: 'small' })
    .text('60°', [220, 228], { size: 'small' });
  figure
    .text('A', [320, 60])
    .text('B', [320, 146], { isOnShape: true })
    .text('C', [322, 214], { isOnShape: true });
  return figure.svg();
}

export const rayThroughThreeMedia: FigureSource = {
  name: 'ray-through-three-media',
  caption: 'A ray of light passes through three media with flat, parallel faces.',
  description:
    'Three flat layers one below the other: A on top, B in the middle, C below. The angle between the ray and the normal is 40 degrees in A, 25 degrees in B and 60 degrees in C.',
  draw,
};
