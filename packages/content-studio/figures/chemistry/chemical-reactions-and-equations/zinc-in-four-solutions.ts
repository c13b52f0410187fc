import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import { drawTubeRow } from '#figures/kit/lab.ts';

function draw(): string {
  const figure = new Figure(240);
  drawTubeRow(
    figure,
    [
      { name: 'A', below: ['CuSO_4', 'solution'] },
      { name: 'B', below: ['AgNO_3', 'solution'], liquid: 'blank' },
      { name: 'C', below: ['FeSO_4', 'solution'], liquid: 'leaf' },
      { name: 'D', below: ['MgCl_2', 'solution'], liquid: 'blank' },
    ],
    (x, index) => {
      const surface = 50 + 130 * 0.4;
      if (index > 0)
        figure.line(
          [
            [x - 20, surface],
            [x + 20, surface],
          ],
          'soft thin',
        );
      figure.rectangle([x - 4, 80], [x + 4, 164], 'metal');
    },
  );
  return figure.svg();
}

export const zincInFourSolutions: FigureSource = {
  name: 'zinc-in-four-solutions',
  caption: 'Four test tubes, just after a clean strip of zinc was put into each solution.',
  description:
    'Four test tubes with equal strips of zinc. A: copper sulphate solution. B: silver nitrate solution. C: ferrous sulphate solution. D: magnesium chloride solution.',
  draw,
};
