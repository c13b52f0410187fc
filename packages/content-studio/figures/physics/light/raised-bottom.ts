import { claim, claimNear } from '#figures/kit/claims.ts';
import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import { refractThrough } from '#figures/kit/optics.ts';
import { angleBetween, degrees, meet, move, type Point, radians, towards } from '#figures/kit/point.ts';

const water = 1.33;

function draw(): string {
  const figure = new Figure(280);
  const surface = 120;
  const coin: Point = [148, 230];
  figure.polygon(
    [
      [42, surface],
      [240, surface],
      [222, 234],
      [60, 234],
    ],
    'bare glass',
  );
  figure
    .line(
      [
        [36, 84],
        [60, 234],
        [222, 234],
        [246, 84],
      ],
      'bold',
    )
    .line(
      [
        [42, surface],
        [240, surface],
      ],
      'thin',
    );
  const rays = [190, 206].map((x) => {
    const hit: Point = [x, surface];
    const inWater = towards(coin, hit);
    const inAir = refractThrough(inWater, [0, 1], water, 1);
    const expected = degrees(Math.asin(water * Math.sin(radians(angleBetween(inWater, [0, -1])))));
    claimNear(angleBetween(inAir, [0, -1]), expected, 1e-6, "the ray leaves the water by Snell's law");
    figure.ray([coin, hit]).ray([hit, move(hit, inAir, 112)], 'pen', 0.6);
    return { hit, inAir };
  });
  const [first, second] = rays;
  claim(first !== undefined && second !== undefined, 'two rays leave the coin');
  const seen = meet(
    first.hit,
    move(first.hit, first.inAir, 10),
    second.hit,
    move(second.hit, second.inAir, 10),
  );
  claim(seen[1] < coin[1] && seen[1] > surface, 'the coin is seen above its place, below the surface');
  for (const { hit } of rays) figure.line([hit, seen], 'pen dashed thin');
  for (const [point, look] of [
    [coin, 'red bold'],
    [seen, 'red dashed'],
  ] as const)
    figure.line(
      [
        [point[0] - 12, point[1]],
        [point[0] + 12, point[1]],
      ],
      look,
    );
  figure.line(
    [
      [first.hit[0], 70],
      [first.hit[0], 168],
    ],
    'soft thin dashed',
  );
  figure.label('normal', [first.hit[0], 70], ['n', 'nw']);
  figure.label('coin', [coin[0] - 12, coin[1] - 1], ['w', 'nw'], { colour: 'red', isOnShape: true });
  figure.label('seen here', [seen[0] - 12, seen[1]], ['w', 'nw'], { colour: 'red', isOnShape: true });
  figure
    .text('water', [98, 140], { size: 'small', isOnShape: true })
    .label('to the eye', move(second.hit, second.inAir, 112), ['e', 's', 'n'], { gap: 2 });
  return figure.svg();
}

export const raisedBottom: FigureSource = {
  name: 'raised-bottom',
  caption: 'A coin in water seems raised: rays that leave the water bend away from the normal.',
  description:
    'Two rays go up from a coin on the bottom of a bucket of water and bend away from the normal at the surface, towards an eye on the right. Drawn backwards as dashed lines they meet at a point above the coin: there it is seen.',
  draw,
};
