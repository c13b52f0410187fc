import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import { drawTubeRow } from '#figures/kit/lab.ts';

function draw(): string {
  const figure = new Figure(240);
  drawTubeRow(
    figure,
    [
      { name: '1', below: ['nail cleaned', 'with sandpaper'] },
      { name: '2', below: ['nail covered', 'with paint'] },
      { name: '3', below: ['no nail'] },
    ],
    (x, index) => {
      if (index === 2) return;
      figure
        .line(
          [
            [x, 20 + 18],
            [x, 112],
          ],
          'thin',
        )
        .polygon(
          [
            [x - 4, 112],
            [x + 4, 112],
            [x + 4, 158],
            [x, 168],
            [x - 4, 158],
          ],
          index === 0 ? 'metal' : 'warm red bold',
        );
    },
  );
  return figure.svg();
}

export const nailsInThreeTubes: FigureSource = {
  name: 'nails-in-three-tubes',
  caption: 'Three test tubes with equal amounts of blue copper sulphate solution.',
  description:
    'Three test tubes with solution up to the same height. In 1 a cleaned iron nail hangs on a thread, in 2 a nail covered with paint; in 3 there is no nail.',
  draw,
};
