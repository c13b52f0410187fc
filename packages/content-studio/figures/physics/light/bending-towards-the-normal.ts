import { claim, claimNear } from '#figures/kit/claims.ts';
import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import { refractThrough } from '#figures/kit/optics.ts';
import { angleBetween, degrees, move, type Point, polar, radians } from '#figures/kit/point.ts';

type Half = { left: number; from: number; to: number; angle: number; names: [string, string] };

/** One boundary: a ray from above at an angle to the normal, and where Snell's law sends it. */
function drawHalf(figure: Figure, { left, from, to, angle, names }: Half) {
  const middle: Point = [left + 80, 110];
  const isDenserBelow = to > from;
  const [top, bottom]: [Point, Point] = [
    [left, 30],
    [left + 160, 190],
  ];
  figure.rectangle(
    isDenserBelow ? [left, 110] : top,
    isDenserBelow ? bottom : [left + 160, 110],
    'bare glass',
  );
  figure
    .line([
      [left, 110],
      [left + 160, 110],
    ])
    .line(
      [
        [middle[0], 34],
        [middle[0], 186],
      ],
      'soft thin dashed',
    );
  const before = polar(-90 + angle);
  const after = refractThrough(before, [0, 1], from, to);
  const bent = angleBetween(after, [0, 1]);
  claimNear(degrees(Math.asin((from / to) * Math.sin(radians(angle)))), bent, 1e-6, "Snell's law holds");
  claim(isDenserBelow ? bent < angle : bent > angle, 'the ray bends the right way');
  const [start, end] = [move(middle, before, -84), move(middle, after, 84)];
  figure.ray([start, middle]).ray([middle, end]);
  figure.angle(middle, start, [middle[0], 0], 26, 'thin').angle(middle, end, [middle[0], 300], 26, 'thin');
  figure.text('*i*', move(middle, polar(90 + angle / 2), 38));
  figure.text('*r*', move(middle, polar(-90 + bent / 2), 38));
  figure.text(names[0], [left + 126, 46], { size: 'small', isOnShape: true });
  figure.text(names[1], [left + 34, 176], { size: 'small', isOnShape: true });
}

function draw(): string {
  const figure = new Figure(220);
  drawHalf(figure, { left: 10, from: 1, to: 1.52, angle: 50, names: ['air', 'glass'] });
  drawHalf(figure, { left: 190, from: 1.52, to: 1, angle: 32, names: ['glass', 'air'] });
  return figure.svg();
}

export const bendingTowardsTheNormal: FigureSource = {
  name: 'bending-towards-the-normal',
  caption: 'From air to glass a ray bends towards the normal, from glass to air away from it.',
  description:
    'Two drawings side by side. Left: a ray goes from air into glass, and its angle r to the dashed normal is smaller than its angle i before. Right: a ray goes from glass into air, and r is larger than i.',
  draw,
};
