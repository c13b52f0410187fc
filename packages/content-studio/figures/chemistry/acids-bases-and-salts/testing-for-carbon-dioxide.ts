import { claim } from '#figures/kit/claims.ts';
import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import { drawBubbles, drawStopper, drawTestTube } from '#figures/kit/glassware.ts';
import type { Point } from '#figures/kit/point.ts';

function draw(): string {
  const figure = new Figure(290);
  drawTestTube(figure, [100, 90], 150, -90, { width: 38, filled: 0.42 });
  drawStopper(figure, [100, 90], 38);
  figure
    .line(
      [
        [110, 206],
        [110, 50],
      ],
      'soft',
    )
    .line([
      [98, 24],
      [106, 44],
      [106, 52],
      [114, 52],
      [114, 44],
      [122, 24],
    ]);
  figure.polygon(
    [
      [86, 236],
      [96, 224],
      [106, 226],
      [113, 236],
    ],
    'bare metal',
  );
  drawBubbles(figure, [
    [92, 206],
    [104, 212],
    [96, 194],
    [90, 184],
  ]);
  const tube: Point[] = [
    [90, 112],
    [90, 68],
    [252, 68],
    [252, 208],
  ];
  drawTestTube(figure, [252, 96], 144, -90, { width: 42, filled: 0.5 });
  figure.line(tube, 'heavy soft');
  const milky: Point[] = [
    [240, 222],
    [250, 226],
    [262, 220],
    [244, 212],
    [266, 208],
    [258, 230],
    [238, 204],
    [264, 196],
  ];
  claim(
    milky.every(([, y]) => y > 168),
    'the milkiness is in the lime water',
  );
  for (const point of milky) figure.dot(point, 'soft', 1.6);
  drawBubbles(figure, [
    [260, 184],
    [244, 190],
    [242, 178],
  ]);
  figure.label('dilute acid', [122, 34], 'e').label('delivery tube', [180, 68], 's', { gap: 8 });
  figure
    .line(
      [
        [60, 262],
        [92, 234],
      ],
      'soft thin',
    )
    .text('sodium carbonate', [70, 270]);
  figure
    .line(
      [
        [236, 262],
        [250, 228],
      ],
      'soft thin',
    )
    .text('lime water turns milky', [252, 270]);
  return figure.svg();
}

export const testingForCarbonDioxide: FigureSource = {
  name: 'testing-for-carbon-dioxide',
  caption: 'Dilute acid on a carbonate gives carbon dioxide, which turns lime water milky.',
  description:
    'Dilute acid runs through a funnel tube onto sodium carbonate in a stoppered test tube and bubbles form. A bent tube leads the gas to the bottom of a second test tube with lime water, where fine dots show that it has become milky.',
  draw,
};
