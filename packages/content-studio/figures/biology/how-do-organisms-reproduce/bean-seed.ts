import { addCallouts } from '#figures/kit/callouts.ts';
import { claim } from '#figures/kit/claims.ts';
import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import type { Point } from '#figures/kit/point.ts';
import { areaOf, ellipse, smoothThrough, tubeAlong } from '#figures/kit/smooth-curve.ts';

const coat: Point[] = [
  [170, 20],
  [222, 36],
  [246, 92],
  [222, 154],
  [172, 178],
  [140, 156],
  [142, 124],
  [156, 98],
  [142, 70],
  [138, 40],
];

export function drawBean(figure: Figure): void {
  const inner = coat.map(([x, y]): Point => [186 + (x - 186) * 0.93, 99 + (y - 99) * 0.93]);
  const [outer, cotyledon] = [smoothThrough(coat, true, 5), smoothThrough(inner, true, 5)];
  claim(areaOf(cotyledon) < areaOf(outer), 'the coat is around the seed leaf');
  figure.polygon(outer, 'warm red').polygon(cotyledon, 'gold amber');
  const radicle = smoothThrough([
    [166, 96],
    [152, 120],
    [152, 146],
  ]);
  figure.polygon(tubeAlong(radicle, 9), 'blank');
  figure.polygon(
    smoothThrough(
      [
        [166, 98],
        [176, 80],
        [196, 66],
        [188, 88],
      ],
      true,
    ),
    'leaf green',
  );
  figure.polygon(ellipse([182, 98], 11, 5, 16), 'leaf green');
}

function draw(): string {
  const figure = new Figure(210);
  drawBean(figure);
  addCallouts(figure, 'right', 354, [
    { text: 'Seed coat', letter: 'A', at: [244, 86] },
    { text: 'Cotyledon', letter: 'B', at: [212, 130] },
  ]);
  addCallouts(figure, 'left', 6, [
    { text: 'Plumule', letter: 'C', at: [184, 80] },
    { text: 'Radicle', letter: 'D', at: [152, 136] },
  ]);
  return figure.svg();
}

export const beanSeed: FigureSource = {
  name: 'bean-seed',
  caption:
    'One half of a bean: the plumule becomes the shoot, the radicle the root; the cotyledon feeds both.',
  description:
    'A kidney-shaped half of a seed with a thin seed coat. Most of it is the cotyledon. At the hollow side lies the embryo: a small plumule with two leaves pointing inwards and a radicle pointing down.',
  draw,
};
