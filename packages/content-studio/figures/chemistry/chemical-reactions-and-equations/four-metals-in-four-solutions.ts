import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import { drawTubeRow } from '#figures/kit/lab.ts';

function draw(): string {
  const figure = new Figure(240);
  drawTubeRow(
    figure,
    [
      { name: 'A', below: ['Zn in', 'CuSO_4'] },
      { name: 'B', below: ['Cu in', 'FeSO_4'], liquid: 'leaf' },
      { name: 'C', below: ['Fe in', 'ZnSO_4'], liquid: 'blank' },
      { name: 'D', below: ['Cu in', 'AgNO_3'], liquid: 'blank' },
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
      figure.rectangle([x - 4, 80], [x + 4, 164], index % 2 === 1 ? 'warm' : 'metal');
    },
  );
  return figure.svg();
}

export const fourMetalsInFourSolutions: FigureSource = {
  name: 'four-metals-in-four-solutions',
  caption: 'Four test tubes, just after a strip of metal was put into each solution.',
  description:
    'Four test tubes. A: zinc in copper sulphate solution. B: copper in iron sulphate solution. C: iron in zinc sulphate solution. D: copper in silver nitrate solution.',
  draw,
};
