import { addCallouts } from '#figures/kit/callouts.ts';
import { claim } from '#figures/kit/claims.ts';
import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import type { Point } from '#figures/kit/point.ts';
import { bothSides, ellipse, mirrored, smoothThrough, tubeAlong } from '#figures/kit/smooth-curve.ts';

const middle = 180;

function drawOnBothSides(figure: Figure, outline: readonly Point[], look: string) {
  figure.polygon(outline, look).polygon(mirrored(outline, middle), look);
}

export function drawFlower(figure: Figure): void {
  const petal = smoothThrough(
    [
      [168, 240],
      [132, 214],
      [104, 160],
      [98, 96],
      [116, 66],
      [140, 92],
      [152, 150],
      [166, 206],
    ],
    true,
  );
  drawOnBothSides(figure, petal, 'warm red');
  const sepal = smoothThrough(
    [
      [172, 250],
      [146, 262],
      [112, 250],
      [96, 226],
      [124, 238],
      [160, 240],
    ],
    true,
  );
  drawOnBothSides(figure, sepal, 'leaf green');
  figure.polygon(
    bothSides(
      [
        [158, 236],
        [168, 262],
        [174, 300],
      ],
      middle,
    ),
    'leaf green',
  );
  const filament = tubeAlong(
    smoothThrough([
      [166, 236],
      [152, 190],
      [146, 140],
    ]),
    4,
  );
  drawOnBothSides(figure, filament, 'gold amber');
  drawOnBothSides(figure, ellipse([145, 126], 8, 15), 'gold amber');
  const ovary = smoothThrough(
    bothSides(
      [
        [176, 168],
        [162, 188],
        [157, 212],
        [166, 232],
        [180, 236],
      ],
      middle,
    ),
    true,
  );
  figure.rectangle([176, 98], [184, 174], 'glass pen');
  figure.polygon(ovary, 'glass pen');
  figure.polygon(ellipse([180, 94], 15, 8), 'glass pen');
  const ovules: Point[] = [
    [180, 198],
    [180, 218],
  ];
  for (const ovule of ovules) {
    claim(ovule[1] > 168 && ovule[1] < 236, 'the ovules are in the ovary');
    figure.polygon(ellipse(ovule, 9, 7), 'gold amber');
  }
}

function draw(): string {
  const figure = new Figure(310);
  drawFlower(figure);
  addCallouts(figure, 'left', 6, [
    { text: 'Petal', letter: 'V', at: [108, 92] },
    { text: 'Anther', letter: 'W', at: [143, 128] },
    { text: 'Filament', at: [150, 176] },
    { text: 'Sepal', at: [118, 246] },
  ]);
  addCallouts(figure, 'right', 354, [
    { text: 'Stigma', letter: 'X', at: [186, 92] },
    { text: 'Style', at: [181, 136] },
    { text: 'Ovary', letter: 'Y', at: [196, 192] },
    { text: 'Ovule', letter: 'Z', at: [184, 219] },
  ]);
  return figure.svg();
}

export const partsOfAFlower: FigureSource = {
  name: 'parts-of-a-flower',
  caption: 'A flower cut in half. Anther and filament are a stamen; stigma, style and ovary are the carpel.',
  description:
    'Green sepals at the base, then petals on both sides. Inside them two stamens, thin filaments with an anther on top. In the middle the carpel: the stigma on top, the long style, and the swollen ovary with ovules at the base.',
  draw,
};
