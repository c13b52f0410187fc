import { claim } from '#figures/kit/claims.ts';
import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import { drawMirror } from '#figures/kit/mirror-figure.ts';
import { mirrorImage } from '#figures/kit/optics.ts';
import type { Point } from '#figures/kit/point.ts';

/** The signs are placed as in the mirror formula: u and f are negative for a concave mirror. */
function draw(): string {
  const figure = new Figure(260);
  const pole: Point = [218, 120];
  claim(mirrorImage(-130, -70) < 0, 'a real image of a concave mirror has a negative distance');
  figure.arrow([20, 120], [346, 120], 'soft thin').arrow([pole[0], 178], [pole[0], 22], 'soft thin');
  drawMirror(figure, { kind: 'concave', pole, radius: 140, halfAperture: 58 });
  const foot: Point = [90, 120];
  figure.arrow(foot, [90, 72], 'red bold').label('object', [90, 72], 'n', { colour: 'red' });
  figure
    .ray(
      [
        [130, 40],
        [196, 40],
      ],
      'pen',
      1,
    )
    .label('light', [160, 40], 's', { colour: 'pen' });
  figure
    .arrow([pole[0] - 6, 196], [60, 196], 'amber')
    .label('against the light: −', [128, 196], 's', { colour: 'amber' });
  figure
    .arrow([pole[0] + 6, 196], [346, 196], 'green')
    .label('along the light: +', [286, 196], 's', { colour: 'green' });
  figure.arrow([326, 112], [326, 62], 'green').label('up: +', [326, 60], 'n', { colour: 'green' });
  figure.arrow([326, 128], [326, 166], 'amber').label('down: −', [322, 148], 'w', { colour: 'amber' });
  figure.dot(pole).label('P', pole, ['sw', 'nw']);
  return figure.svg();
}

export const signConvention: FigureSource = {
  name: 'sign-convention',
  caption: 'The New Cartesian sign convention: all distances are measured from the pole P.',
  description:
    'A concave mirror with an object on its left and light going to the right. From the pole, distances to the left, against the light, are negative, and to the right positive. Heights above the axis are positive, below it negative.',
  draw,
};
