import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import type { Point } from '#figures/kit/point.ts';
import { bothSides, ellipse, smoothThrough } from '#figures/kit/smooth-curve.ts';
import { drawUnevenCell } from './slides.ts';

const y = 66;

/** A cell that is long from side to side; its middle is as high as `waist`. */
function drawLongCell(figure: Figure, x: number, waist: number): void {
  figure.polygon(
    smoothThrough(
      bothSides(
        [
          [x, y - waist],
          [x - 12, y - waist - (26 - waist) * 0.5],
          [x - 24, y - 26],
          [x - 36, y - 4],
          [x - 26, y + 25],
          [x - 12, y + waist + (26 - waist) * 0.5],
          [x, y + waist],
        ],
        x,
      ),
      true,
      5,
    ),
    'glass pen',
  );
}

function draw(): string {
  const figure = new Figure(150);
  const [p, q, r, s]: [number, number, number, number] = [52, 138, 224, 308];
  drawLongCell(figure, p, 8);
  for (const side of [-1, 1]) figure.dot([p + side * 21, y], 'pen', 4);
  for (const side of [-1, 1] as const) {
    const middle: Point = [q + side * 18, y];
    drawUnevenCell(figure, middle, 16, side);
  }
  drawUnevenCell(figure, [r, y], 30, 1);
  drawLongCell(figure, s, 24);
  figure.polygon(ellipse([s, y], 15, 4), 'tint pen');
  for (const [name, x] of [
    ['P', p],
    ['Q', q],
    ['R', r],
    ['S', s],
  ] as const)
    figure.text(name, [x, 118]);
  return figure.svg();
}

export const fissionInFourDrawings: FigureSource = {
  name: 'fission-in-four-drawings',
  caption: 'Four drawings of *Amoeba* from one division, in mixed order.',
  description:
    'P: a long cell with a narrow middle and a round nucleus in each half. Q: two small cells side by side, each with a nucleus. R: one large cell with one round nucleus. S: a long cell whose middle is as wide as its ends, with one long, stretched nucleus.',
  draw,
};
