import { claim, claimNear } from '#figures/kit/claims.ts';
import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import { reflect, refract } from '#figures/kit/optics.ts';
import { angleBetween, degrees, move, type Point, polar } from '#figures/kit/point.ts';

const water = 1.33;
const critical = degrees(Math.asin(1 / water));

/** Three rays from the water: one comes out, one grazes the surface at the critical angle, one is reflected. */
function draw(): string {
  const figure = new Figure(240);
  const surface = 100;
  figure.rectangle([14, surface], [346, 196], 'bare glass').line([
    [14, surface],
    [346, surface],
  ]);
  const cases: [x: number, angle: number][] = [
    [80, 30],
    [190, critical],
    [286, 60],
  ];
  for (const [x, angle] of cases) {
    const hit: Point = [x, surface];
    const direction = polar(90 - angle);
    const start = move(hit, direction, -86);
    figure
      .line(
        [
          [x, 56],
          [x, 150],
        ],
        'soft thin dashed',
      )
      .ray([start, hit]);
    figure.angle(hit, start, [x, 190], 30, 'thin');
    const out = refract(direction, [0, 1], water, 1 + (angle === critical ? 1e-9 : 0));
    if (angle > critical + 1e-6) {
      claim(out === null, 'beyond the critical angle nothing comes out');
      const back = reflect(direction, [0, 1]);
      claimNear(angleBetween(back, [0, 1]), angle, 1e-9, 'the reflected ray leaves at the same angle');
      figure.ray([hit, move(hit, back, 66)]);
    } else {
      const end = out ?? ([1, 0] as Point);
      if (angle === critical)
        claimNear(angleBetween(end, [0, -1]), 90, 0.01, 'at the critical angle the ray grazes');
      figure.ray([hit, move(hit, end, 72)], 'pen', 0.8);
    }
  }
  figure.text('30°', [34, 152], { size: 'small', isOnShape: true });
  figure.text(`${critical.toFixed(1)}°`, [166, 152], { size: 'small', isOnShape: true });
  figure.text('60°', [263, 140], { size: 'small', isOnShape: true });
  figure
    .text('air', [28, 84], { size: 'small' })
    .text('water', [36, 184], { size: 'small', isOnShape: true });
  return figure.svg();
}

export const totalInternalReflection: FigureSource = {
  name: 'total-internal-reflection',
  caption:
    'From water into air: beyond the critical angle all of the light is reflected back into the water.',
  description:
    'Three rays in water meet the surface. At 30° to the normal the ray comes out, bent away from the normal. At 48.8°, the critical angle, it runs along the surface. At 60° it is reflected back into the water at 60°.',
  draw,
};
