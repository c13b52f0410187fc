import { claim } from '#figures/kit/claims.ts';
import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import { drawBubbles, drawStopper, drawTestTube } from '#figures/kit/glassware.ts';
import type { Point } from '#figures/kit/point.ts';

function draw(): string {
  const figure = new Figure(280);
  drawTestTube(figure, [96, 84], 150, -90, { width: 38, filled: 0.4 });
  drawStopper(figure, [96, 84], 38);
  drawBubbles(figure, [
    [88, 214],
    [102, 206],
    [94, 194],
    [106, 188],
  ]);
  const tube: Point[] = [
    [96, 106],
    [96, 46],
    [252, 46],
    [252, 206],
  ];
  drawTestTube(figure, [252, 84], 150, -90, { width: 42, filled: 0.5 });
  claim((tube[3]?.[1] ?? 0) > 84 + 150 * 0.5, 'the end of the tube is in the liquid');
  figure.line(tube, 'heavy soft');
  drawBubbles(figure, [
    [262, 206],
    [242, 198],
    [264, 184],
  ]);
  figure.text('X', [176, 28]).line(
    [
      [176, 36],
      [176, 43],
    ],
    'soft thin',
  );
  figure.text('acetic acid and', [96, 250], { size: 'small' }).text('NaHCO_3', [96, 266], { size: 'small' });
  figure.text('lime water', [252, 250], { size: 'small' });
  return figure.svg();
}

export const gasIntoLimeWater: FigureSource = {
  name: 'gas-into-lime-water',
  caption: 'The gas of acetic acid and sodium hydrogencarbonate is led into lime water.',
  description:
    'A corked test tube holds acetic acid with sodium hydrogencarbonate, and bubbles rise in it. From its cork a bent tube, X, leads over to a second test tube and ends deep in lime water, where bubbles come out.',
  draw,
};
