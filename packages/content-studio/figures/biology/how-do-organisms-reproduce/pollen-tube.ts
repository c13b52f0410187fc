import { addCallouts } from '#figures/kit/callouts.ts';
import { claimNear } from '#figures/kit/claims.ts';
import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import { distance, type Point } from '#figures/kit/point.ts';
import { bothSides, ellipse, smoothThrough, tubeAlong } from '#figures/kit/smooth-curve.ts';

export function drawPollenTube(figure: Figure): void {
  const middle = 180;
  figure.polygon(
    smoothThrough(
      bothSides(
        [
          [180, 50],
          [158, 46],
          [148, 58],
          [166, 74],
          [168, 120],
          [164, 150],
          [134, 180],
          [122, 224],
          [138, 276],
          [180, 296],
        ],
        middle,
      ),
      true,
      5,
    ),
    'glass pen',
  );
  figure.polygon(ellipse([180, 228], 34, 44), 'gold amber');
  figure.polygon(ellipse([180, 236], 19, 28), 'blank amber');
  const egg: Point = [180, 254];
  figure.circle(egg, 7, 'red warm');
  const way = smoothThrough(
    [
      [188, 44],
      [184, 80],
      [180, 130],
      [166, 164],
      [140, 200],
      [140, 246],
      [158, 278],
      [176, 282],
      [181, 266],
    ],
    false,
    7,
  );
  figure.polygon(tubeAlong(way, 5), 'leaf green');
  claimNear(distance(way.at(-1) ?? [0, 0], egg), 12, 2, 'the tube ends at the egg cell');
  for (const grain of [
    [188, 40],
    [164, 38],
  ] as const)
    figure.circle(grain, 8, 'leaf green');
  const gamete: Point = [159, 279];
  figure.dot(gamete, 'red', 3);
}

function draw(): string {
  const figure = new Figure(330);
  drawPollenTube(figure);
  addCallouts(figure, 'right', 354, [
    { text: 'Pollen grain', at: [193, 38] },
    { text: 'Stigma', at: [206, 58] },
    { text: 'Pollen tube', letter: 'A', at: [182, 108] },
    { text: 'Ovary', letter: 'D', at: [232, 210] },
    { text: 'Egg cell', letter: 'C', at: [183, 254] },
  ]);
  addCallouts(figure, 'left', 6, [
    { text: 'Style', at: [172, 118] },
    { text: 'Ovule', letter: 'B', at: [152, 226] },
    { text: 'Male gamete', at: [159, 279] },
  ]);
  return figure.svg();
}

export const pollenTube: FigureSource = {
  name: 'pollen-tube',
  caption:
    'The pollen tube grows from the stigma through the style to an ovule, and brings the male gamete to the egg cell.',
  description:
    'A carpel cut open. On its stigma lie two pollen grains. From one a tube grows down through the style, around the ovule in the ovary and into it from below, where it ends at the egg cell.',
  draw,
};
