import { claim } from '#figures/kit/claims.ts';
import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import { drawBeaker, drawBubbles } from '#figures/kit/glassware.ts';
import type { Point } from '#figures/kit/point.ts';

function draw(): string {
  const figure = new Figure(210);
  const [level, foot] = [92, 160];
  for (const [x, name] of [
    [66, 'A'],
    [180, 'B'],
    [294, 'C'],
  ] as const) {
    drawBeaker(figure, [x - 42, 62], [x + 42, foot], level);
    figure.text(name, [x, 182]);
  }
  figure.rectangle([48, foot - 9], [84, foot - 2], 'warm red');
  const pieces: Point[] = [
    [162, level + 5],
    [186, level + 6],
    [202, level + 4],
  ];
  claim(
    pieces.every(([, y]) => Math.abs(y - level) < 8),
    'the pieces float',
  );
  for (const [x, y] of pieces) {
    figure.rectangle([x - 7, y - 5], [x + 7, y + 4], 'metal');
    drawBubbles(figure, [
      [x - 6, y + 8],
      [x, y + 9],
      [x + 6, y + 8],
    ]);
  }
  figure.circle([286, level - 3], 7, 'metal');
  drawBubbles(figure, [
    [280, level + 8],
    [290, level + 9],
    [298, level + 6],
  ]);
  figure.blob(
    (t) => [286 + 8 * Math.sin(2 * Math.PI * t), level - 24 - 14 * Math.cos(2 * Math.PI * t)],
    'red warm',
    24,
  );
  figure.arrow([300, level - 4], [326, level - 4], 'soft');
  figure.text('flame', [322, 40], { size: 'small', colour: 'red' });
  figure.line(
    [
      [306, 46],
      [296, 60],
    ],
    'soft thin',
  );
  return figure.svg();
}

export const metalsInColdWater: FigureSource = {
  name: 'metals-in-cold-water',
  caption: 'Three metals, each just after it was put into cold water.',
  description:
    'Three beakers of water. In A a strip lies at the bottom without any bubbles. In B pieces float at the surface with bubbles sticking to them. In C a ball moves over the surface with bubbles below it and a flame above it.',
  draw,
};
