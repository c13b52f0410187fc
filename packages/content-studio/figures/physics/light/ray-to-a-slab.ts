import { claimNear } from '#figures/kit/claims.ts';
import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import { angleBetween, move, type Point, polar, subtract } from '#figures/kit/point.ts';

function draw(): string {
  const figure = new Figure(230);
  const corners: Record<'A' | 'B' | 'C' | 'D', Point> = {
    A: [60, 100],
    B: [300, 100],
    C: [300, 190],
    D: [60, 190],
  };
  figure.polygon(Object.values(corners), 'glass');
  figure
    .label('A', corners.A, 'w')
    .label('B', corners.B, 'e')
    .label('C', corners.C, 'e')
    .label('D', corners.D, 'w');
  const hit: Point = [170, 100];
  const start = move(hit, polar(130), 112);
  claimNear(angleBetween(subtract(start, hit), subtract(corners.A, hit)), 50, 1e-6, '50 degrees with AB');
  figure.ray([start, hit]).angle(hit, start, corners.A, 30, 'red');
  figure.text('50°', move(hit, polar(155), 50), { colour: 'red' });
  figure.text('glass', [180, 150], { isOnShape: true }).text('air', [280, 60]);
  return figure.svg();
}

export const rayToASlab: FigureSource = {
  name: 'ray-to-a-slab',
  caption: 'A ray that falls on the face AB of a glass slab.',
  description:
    'A rectangular glass slab ABCD with its face AB on top. A ray comes down from the upper left through air and meets AB. The angle between the ray and the face, on the side of A, is marked 50 degrees. What happens in the glass is not drawn.',
  draw,
};
