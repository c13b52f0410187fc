import { addCallouts } from '#figures/kit/callouts.ts';
import { claim } from '#figures/kit/claims.ts';
import { drawOrgan } from '#figures/kit/curves.ts';
import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import { distance, type Point } from '#figures/kit/point.ts';

const [left, right] = [28, 208];
const bundle = { centre: [160, 148] as Point, radius: 26 };
/** Cells of the spongy layer: centre and radius. They are apart, with air between them. */
const spongy: readonly [x: number, y: number, radius: number][] = [
  [46, 136, 12],
  [74, 130, 12],
  [104, 134, 12],
  [50, 166, 12],
  [78, 160, 12],
  [116, 164, 12],
  [44, 194, 11],
  [70, 188, 10],
  [140, 190, 11],
  [168, 192, 11],
  [196, 182, 11],
  [198, 125, 9],
];

const airSpace: Point = [202, 163];

function draw(): string {
  const figure = new Figure(280);
  figure.rectangle([left, 32], [right, 36], 'bare amber metal');
  for (const row of [36, 206])
    for (let x = left; x < right; x += 30) {
      const isPore = row === 206 && x === 88;
      if (!isPore) figure.rectangle([x, row], [x + 30, row + 20], 'blank');
    }
  for (let x = left; x < right; x += 15) {
    figure.rectangle([x, 58], [x + 15, 112], 'leaf');
    for (const y of [68, 80, 92, 103]) figure.dot([x + (y % 8 < 4 ? 5 : 10), y], 'green', 2.4);
  }
  spongy.forEach(([x, y, radius], index) => {
    for (const [otherX, otherY, other] of spongy.slice(index + 1))
      claim(distance([x, y], [otherX, otherY]) > radius + other, 'spongy cells leave air between them');
    claim(distance([x, y], bundle.centre) > radius + bundle.radius, 'the vein is free of spongy cells');
    claim(y - radius > 112 && y + radius <= 206, 'spongy cells lie between palisade and lower epidermis');
    claim(distance([x, y], airSpace) > radius + 2, 'the air space is between the cells');
    figure.circle([x, y], radius, 'leaf');
    figure
      .dot([x - 4, y - 3], 'green', 2.4)
      .dot([x + 4, y + 3], 'green', 2.4)
      .dot([x + 3, y - 5], 'green', 2.4);
  });
  figure.circle(bundle.centre, bundle.radius, 'blank');
  for (const [x, y] of [
    [148, 138],
    [160, 134],
    [172, 138],
  ] as const)
    figure.circle([x, y], 6, 'red warm');
  for (const [x, y] of [
    [149, 158],
    [160, 162],
    [171, 158],
  ] as const)
    figure.circle([x, y], 4.5, 'pen glass');
  drawOrgan(figure, '89 206, 98 208, 99 216, 96 226, 89 226', 'leaf');
  drawOrgan(figure, '117 206, 108 208, 107 216, 110 226, 117 226', 'leaf');
  figure.arrow([103, 252], [103, 200], 'pen');
  figure.text('carbon dioxide', [103, 264], { size: 'small', colour: 'pen' });
  addCallouts(figure, 'right', 354, [
    { text: 'Waxy cuticle', letter: 'A', at: [200, 34] },
    { text: 'Upper epidermis', at: [196, 46] },
    { text: 'Palisade cells', letter: 'B', at: [204, 84] },
    { text: 'Xylem', letter: 'C', at: [173, 137] },
    { text: 'Phloem', letter: 'D', at: [172, 158] },
    { text: 'Air space', letter: 'E', at: airSpace },
    { text: 'Spongy cell', at: [170, 192] },
    { text: 'Lower epidermis', at: [194, 216] },
    { text: 'Guard cell', letter: 'F', at: [113, 221] },
  ]);
  return figure.svg();
}

export const leafSection: FigureSource = {
  name: 'leaf-section',
  caption:
    'Section through a leaf. Most chloroplasts (green dots) are near the light; carbon dioxide comes in from below.',
  description:
    'Layers of a leaf from the top: waxy cuticle, a row of flat clear cells (upper epidermis), a row of tall palisade cells full of chloroplasts, round spongy cells with air spaces and a vein with xylem above phloem, and the lower epidermis with a pore between two guard cells.',
  draw,
};
