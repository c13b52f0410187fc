import { claim } from '#figures/kit/claims.ts';
import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import { drawBubbles, drawStopper, drawTestTube } from '#figures/kit/glassware.ts';
import type { Point } from '#figures/kit/point.ts';

function draw(): string {
  const figure = new Figure(290);
  drawTestTube(figure, [70, 100], 140, -90, { width: 34, filled: 0.4 });
  drawStopper(figure, [70, 100], 34);
  for (const [x, y] of [
    [62, 228],
    [76, 230],
    [70, 218],
  ] as const)
    figure.circle([x, y], 5, 'metal');
  drawBubbles(figure, [
    [64, 204],
    [76, 200],
    [70, 192],
  ]);
  const tube: Point[] = [
    [70, 122],
    [70, 70],
    [190, 70],
    [190, 206],
    [214, 206],
  ];
  figure.polygon(
    [
      [166, 180],
      [294, 180],
      [280, 226],
      [180, 226],
    ],
    'bare glass',
  );
  figure
    .line(
      [
        [160, 170],
        [180, 226],
        [280, 226],
        [300, 170],
      ],
      'bold',
    )
    .line(
      [
        [166, 180],
        [294, 180],
      ],
      'soft thin',
    );
  figure.line(tube, 'heavy soft');
  const bubbles: [x: number, y: number, radius: number][] = [
    [224, 196, 5],
    [236, 172, 8],
    [252, 142, 10],
  ];
  claim(
    bubbles.every(([, y], index) => y < (bubbles[index - 1]?.[1] ?? 300)),
    'the bubbles rise',
  );
  for (const [x, y, radius] of bubbles) figure.circle([x, y], radius, 'thin pen');
  const flame: Point = [268, 118];
  figure.blob(
    (t) => [flame[0] + 7 * Math.sin(2 * Math.PI * t), flame[1] - 14 * Math.cos(2 * Math.PI * t)],
    'red warm',
    24,
  );
  figure.rectangle([274, 122], [318, 134], 'metal');
  figure
    .label('pop!', [262, 100], ['n', 'nw'], { colour: 'red', gap: 8 })
    .label('candle', [300, 134], ['s', 'se']);
  figure.label('soap solution', [230, 226], 's', { gap: 8 });
  figure
    .line(
      [
        [20, 262],
        [66, 232],
      ],
      'soft thin',
    )
    .text('zinc and dilute acid', [80, 270]);
  figure.label('delivery tube', [130, 70], 'n', { gap: 8 });
  return figure.svg();
}

export const testingForHydrogen: FigureSource = {
  name: 'testing-for-hydrogen',
  caption: 'The test for hydrogen: a soap bubble filled with the gas burns with a pop.',
  description:
    'Zinc and dilute acid in a stoppered test tube give off a gas, which a bent tube leads into a dish of soap solution. Bubbles rise from it; a burning candle is brought near one of them, and it burns with a pop.',
  draw,
};
