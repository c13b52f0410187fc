import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import { bothSides, smoothThrough } from '#figures/kit/smooth-curve.ts';
import { drawField } from './slides.ts';

function draw(): string {
  const figure = new Figure(240);
  drawField(figure, [180, 116], 100);
  figure.polygon(
    smoothThrough(
      bothSides(
        [
          [180, 106],
          [160, 92],
          [128, 84],
          [104, 98],
          [100, 122],
          [116, 146],
          [150, 144],
          [164, 132],
          [180, 124],
        ],
        180,
      ),
      true,
      5,
    ),
    'glass pen',
  );
  for (const x of [128, 232]) figure.circle([x, 114], 9, 'pen tint');
  return figure.svg();
}

export const cellWithTwoNuclei: FigureSource = {
  name: 'cell-with-two-nuclei',
  caption: 'One *Amoeba* in the field of a microscope.',
  description:
    'A round field with one long cell in it. The cell is narrow in its middle, and there is a nucleus in each of its two halves.',
  draw,
};
