import { addCallouts } from '#figures/kit/callouts.ts';
import { claim } from '#figures/kit/claims.ts';
import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import { distance, type Point } from '#figures/kit/point.ts';
import { bothSides, ellipse, mirrored, smoothThrough, tubeAlong } from '#figures/kit/smooth-curve.ts';

const middle = 180;

function drawPair(figure: Figure, outline: readonly Point[], look: string) {
  figure.polygon(outline, look).polygon(mirrored(outline, middle), look);
}

export function drawFemaleSystem(figure: Figure): void {
  const duct = smoothThrough([
    [146, 78],
    [120, 52],
    [90, 48],
    [70, 64],
    [66, 84],
  ]);
  drawPair(figure, tubeAlong(duct, 8), 'warm red');
  const end = duct.at(-1) ?? [0, 0];
  for (const [x, y] of [
    [-12, 10],
    [-4, 14],
    [5, 14],
    [12, 9],
  ] as const) {
    const fringe: Point[] = [end, [end[0] + x, end[1] + y]];
    figure.line(fringe, 'red').line(mirrored(fringe, middle), 'red');
  }
  const ovary: Point = [84, 116];
  claim(distance(end, ovary) < 40, 'the funnel is near the ovary');
  const ligament: Point[] = [
    [104, 116],
    [152, 104],
  ];
  figure.line(ligament, 'soft').line(mirrored(ligament, middle), 'soft');
  drawPair(figure, ellipse(ovary, 21, 14), 'gold amber');
  for (const shift of [-9, 1, 10]) {
    const egg: Point = [ovary[0] + shift, ovary[1] + (shift % 2 ? -3 : 4)];
    for (const [x, y] of [egg, ...mirrored([egg], middle)]) figure.dot([x, y], 'amber', 2.2);
  }
  const womb = smoothThrough(
    bothSides(
      [
        [180, 62],
        [152, 66],
        [140, 84],
        [150, 126],
        [164, 160],
        [166, 180],
      ],
      middle,
    ),
    true,
  );
  figure.polygon(
    bothSides(
      [
        [166, 178],
        [160, 206],
        [160, 250],
      ],
      middle,
    ),
    'tint',
  );
  figure.polygon(womb, 'warm red');
  figure.polygon(
    smoothThrough(
      bothSides(
        [
          [180, 80],
          [160, 82],
          [155, 90],
          [168, 130],
          [174, 164],
          [177, 182],
        ],
        middle,
      ),
      true,
    ),
    'gold red',
  );
  const hollow: Point[] = [
    [180, 92],
    [170, 94],
    [176, 124],
    [179, 170],
  ];
  figure.polygon(smoothThrough(bothSides(hollow, middle), true), 'blank soft');
}

function draw(): string {
  const figure = new Figure(290);
  drawFemaleSystem(figure);
  addCallouts(figure, 'left', 6, [
    { text: 'Oviduct', letter: 'P', at: [96, 48] },
    { text: 'Ovary', letter: 'Q', at: [72, 118] },
    { text: 'Cervix', letter: 'S', at: [168, 176] },
  ]);
  addCallouts(figure, 'right', 354, [
    { text: 'Uterus', letter: 'R', at: [200, 136] },
    { text: 'Lining', at: [185, 152] },
    { text: 'Vagina', at: [190, 222] },
  ]);
  return figure.svg();
}

export const femaleReproductiveSystem: FigureSource = {
  name: 'female-reproductive-system',
  caption: 'The human female reproductive system, seen from the front.',
  description:
    'In the middle the pear-shaped uterus with its lining, which narrows downwards to the cervix and opens into the vagina. From its upper corners two oviducts curve outwards and end as funnels near the two ovaries.',
  draw,
};
