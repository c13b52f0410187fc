import { claim } from '#figures/kit/claims.ts';
import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import type { Point } from '#figures/kit/point.ts';
import { drawField, drawYeast } from './slides.ts';

const plain: Point[] = [
  [70, 66],
  [112, 60],
  [92, 104],
  [134, 108],
  [60, 112],
];
const budding: [cell: Point, buds: Point[]][] = [
  [[238, 58], [[252, 46]]],
  [
    [284, 56],
    [
      [300, 62],
      [308, 68],
    ],
  ],
  [[226, 96], [[211, 104]]],
  [[264, 94], [[279, 101]]],
  [[304, 104], [[298, 120]]],
  [
    [250, 130],
    [
      [266, 134],
      [275, 138],
    ],
  ],
];

function draw(): string {
  const figure = new Figure(220);
  drawField(figure, [96, 90], 76);
  drawField(figure, [264, 90], 76);
  claim(
    budding.every(([, buds]) => buds.length > 0),
    'every cell in the sugar solution has a bud',
  );
  for (const cell of plain) drawYeast(figure, cell, 13);
  for (const [cell, buds] of budding) {
    for (const [index, bud] of buds.entries()) drawYeast(figure, bud, 7 - 2 * index);
    drawYeast(figure, cell, 13);
  }
  figure.text('in water', [96, 186]).text('in sugar solution', [264, 186]);
  return figure.svg();
}

export const yeastInTwoLiquids: FigureSource = {
  name: 'yeast-in-two-liquids',
  caption: 'Yeast from one packet after two hours in two liquids, under the same microscope.',
  description:
    'Two round fields of a microscope. In water there are five single oval cells. In sugar solution there are six cells, each with one or two small cells joined to it.',
  draw,
};
