import { claim } from '#figures/kit/claims.ts';
import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import { drawBubbles, drawStopper, drawTestTube } from '#figures/kit/glassware.ts';
import type { Point } from '#figures/kit/point.ts';

function draw(): string {
  const figure = new Figure(290);
  const [top, length, filled] = [84, 150, 0.48];
  drawTestTube(figure, [110, top], length, -90, { width: 42, filled });
  drawStopper(figure, [110, top], 42);
  const tube: Point[] = [
    [110, 202],
    [110, 46],
    [252, 46],
    [252, 206],
  ];
  claim((tube[0]?.[1] ?? 0) > top + length * (1 - filled), 'the first end of the tube is in the acid');
  drawTestTube(figure, [252, top], length, -90, { width: 42, filled: 0.42 });
  figure.line(tube, 'heavy soft');
  figure.polygon(
    [
      [96, 228],
      [104, 217],
      [116, 217],
      [124, 228],
    ],
    'bare metal',
  );
  drawBubbles(figure, [
    [98, 206],
    [122, 204],
    [99, 186],
    [122, 180],
  ]);
  for (const [name, at, place] of [
    ['A', [108, 200], [58, 200]],
    ['B', [254, 204], [306, 204]],
    ['C', [91, 86], [58, 86]],
  ] as [string, Point, Point][])
    figure.line([at, [place[0] + (at[0] > place[0] ? 9 : -9), place[1]]], 'soft thin').text(name, place);
  figure
    .text('dilute acid and', [110, 252], { size: 'small' })
    .text('sodium carbonate', [110, 268], { size: 'small' });
  figure.text('lime water', [252, 252], { size: 'small' });
  return figure.svg();
}

export const tubeInTheAcid: FigureSource = {
  name: 'tube-in-the-acid',
  caption: 'Kabir’s set-up for testing the gas of a carbonate and an acid.',
  description:
    'A test tube with dilute acid and sodium carbonate, where bubbles form, is closed by a stopper, C. A bent tube begins at A, deep in the acid, passes through the stopper and leads over to a second test tube, where its other end, B, is in lime water.',
  draw,
};
