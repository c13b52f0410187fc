import { claim } from '#figures/kit/claims.ts';
import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import { drawBeaker, drawTestTube } from '#figures/kit/glassware.ts';
import { smoothThrough } from '#figures/kit/smooth-curve.ts';

function draw(): string {
  const figure = new Figure(270);
  for (const [x, name, poured, below, look] of [
    [90, 'P', 'water', ['concentrated', 'sulphuric acid'], 'warm'],
    [270, 'Q', 'concentrated acid', ['water'], 'glass'],
  ] as const) {
    drawBeaker(figure, [x - 48, 108], [x + 40, 190], name === 'P' ? 166 : 140, look);
    const { at } = drawTestTube(figure, [x - 4, 78], 64, 28, {
      width: 22,
      filled: 0.7,
      liquid: name === 'P' ? 'glass' : 'warm',
    });
    const lip = at(0, 11);
    claim(lip[0] > x - 48 && lip[0] < x + 40, 'it is poured into the beaker');
    figure.line(
      smoothThrough([
        [lip[0], lip[1]],
        [lip[0] - 8, lip[1] + 14],
        [lip[0] - 10, name === 'P' ? 164 : 138],
      ]),
      name === 'P' ? 'pen bold' : 'red bold',
    );
    if (name === 'Q')
      figure.line(
        [
          [x + 36, 92],
          [x + 12, 182],
        ],
        'heavy soft',
      );
    figure.text(poured, [x + 4, 22], { size: 'small' });
    for (const [row, line] of below.entries()) figure.text(line, [x - 4, 206 + 16 * row], { size: 'small' });
    figure.text(name, [x - 4, 246]);
  }
  figure.text('glass rod', [326, 84], { size: 'small' });
  return figure.svg();
}

export const twoWaysOfDiluting: FigureSource = {
  name: 'two-ways-of-diluting',
  caption: 'Two students dilute concentrated sulphuric acid.',
  description:
    'In P water is poured from a test tube into a beaker with a little concentrated sulphuric acid. In Q the concentrated acid is poured from a test tube, a little at a time, into a beaker with much water, in which a glass rod stands.',
  draw,
};
