import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import type { Point } from '#figures/kit/point.ts';
import { smoothThrough, tubeAlong } from '#figures/kit/smooth-curve.ts';
import { drawField, drawUnevenCell, drawYeast } from './slides.ts';

/** A Hydra: a tube with a foot, arms around its mouth and a small one of its kind at its side. */
function drawHydra(figure: Figure, [x, y]: Point): void {
  const arms = (mouth: Point, size: number) => {
    for (const [across, up] of [
      [-1, -0.5],
      [-0.6, -1],
      [0, -1.15],
      [0.6, -1],
      [1, -0.5],
    ] as const)
      figure.line(
        smoothThrough([
          mouth,
          [mouth[0] + across * size * 0.7, mouth[1] + up * size * 0.5],
          [mouth[0] + across * size, mouth[1] + up * size],
        ]),
        'green',
      );
  };
  arms([x, y - 14], 18);
  arms([x + 27, y - 4], 9);
  figure.polygon(
    tubeAlong(
      [
        [x + 4, y + 10],
        [x + 18, y + 5],
        [x + 27, y - 4],
      ],
      8,
    ),
    'leaf green',
  );
  figure.polygon(
    tubeAlong(
      [
        [x, y - 16],
        [x, y + 14],
        [x - 2, y + 40],
      ],
      14,
    ),
    'leaf green',
  );
}

function draw(): string {
  const figure = new Figure(180);
  for (const [index, x] of [64, 180, 296].entries()) {
    drawField(figure, [x, 70], 54);
    figure.text(`Slide ${index + 1}`, [x, 144]);
  }
  drawUnevenCell(figure, [46, 70], 17, -1);
  drawUnevenCell(figure, [81, 70], 17, 1);
  drawYeast(figure, [208, 46], 7);
  drawYeast(figure, [198, 54], 10);
  drawYeast(figure, [176, 76], 23);
  drawHydra(figure, [288, 72]);
  return figure.svg();
}

export const threeSlides: FigureSource = {
  name: 'three-slides',
  caption: 'Three prepared slides of organisms that reproduce.',
  description:
    'Three round fields of a microscope. Slide 1: two equal cells, each with a nucleus, still touching. Slide 2: an oval cell with a chain of two smaller cells on it. Slide 3: a tube with arms around its mouth, and a smaller tube with arms at its side.',
  draw,
};
