import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import { drawTubeRow } from '#figures/kit/lab.ts';

function draw(): string {
  const figure = new Figure(240);
  drawTubeRow(
    figure,
    [
      { name: 'A', below: ['Zn in', 'FeSO_4'], liquid: 'leaf' },
      { name: 'B', below: ['Fe in', 'ZnSO_4'], liquid: 'blank' },
      { name: 'C', below: ['Cu in', 'ZnSO_4'], liquid: 'blank' },
      { name: 'D', below: ['Fe in', 'CuSO_4'] },
    ],
    (x, index) => {
      const surface = 50 + 130 * 0.4;
      if (index < 3)
        figure.line(
          [
            [x - 20, surface],
            [x + 20, surface],
          ],
          'soft thin',
        );
      figure.rectangle([x - 4, 80], [x + 4, 164], index === 2 ? 'warm' : 'metal');
    },
  );
  return figure.svg();
}

export const stripsInFourTubes: FigureSource = {
  name: 'strips-in-four-tubes',
  caption: 'Anjali’s four tubes at the start: clean strips of metal in solutions of sulphates.',
  description:
    'Four test tubes. A: zinc in ferrous sulphate solution. B: iron in zinc sulphate solution. C: copper in zinc sulphate solution. D: iron in copper sulphate solution.',
  draw,
};
