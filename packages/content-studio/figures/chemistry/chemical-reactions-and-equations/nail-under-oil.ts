import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import { drawTestTube } from '#figures/kit/glassware.ts';

function draw(): string {
  const figure = new Figure(240);
  const [x, half] = [180, 25];
  drawTestTube(figure, [x, 24], 190, -90, { width: 2 * half, filled: 0.66 });
  figure.rectangle([x - half, 74], [x + half, 89], 'bare gold').line(
    [
      [x - half, 74],
      [x + half, 74],
    ],
    'soft thin',
  );
  figure
    .line(
      [
        [x - 9, 124],
        [x + 8, 188],
      ],
      'heavy',
    )
    .line(
      [
        [x - 15, 126],
        [x - 3, 122],
      ],
      'bold',
    );
  figure.text('oil', [258, 80]);
  figure.line(
    [
      [246, 80],
      [x + 14, 82],
    ],
    'soft thin',
  );
  figure.text('boiled water', [290, 118]);
  figure.line(
    [
      [246, 118],
      [x + 16, 114],
    ],
    'soft thin',
  );
  figure.text('clean nail', [80, 158]);
  figure.line(
    [
      [116, 158],
      [x - 4, 156],
    ],
    'soft thin',
  );
  return figure.svg();
}

export const nailUnderOil: FigureSource = {
  name: 'nail-under-oil',
  caption: 'A test tube with an iron nail, which was left to stand for some days.',
  description:
    'A test tube. A clean nail lies in boiled water, and on the water floats a layer of oil. The nail has no spots.',
  draw,
};
