import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import { drawTubeRow } from '#figures/kit/lab.ts';

function draw(): string {
  const figure = new Figure(240);
  drawTubeRow(
    figure,
    [
      { name: 'A', below: ['bare', 'nail'], filled: 0.4 },
      { name: 'B', below: ['painted', 'nail'], filled: 0.4 },
      { name: 'C', below: ['zinc wire', 'around it'], filled: 0.4 },
      { name: 'D', below: ['copper wire', 'around it'], filled: 0.4 },
    ],
    (x, index) => {
      figure.rectangle([x - 4, 92], [x + 4, 170], index === 1 ? 'red warm' : 'metal').line(
        [
          [x - 9, 92],
          [x + 9, 92],
        ],
        'bold',
      );
      if (index > 1)
        for (const y of [104, 116, 128, 140, 152])
          figure.line(
            [
              [x - 7, y],
              [x + 7, y + 6],
            ],
            index === 2 ? 'pen bold' : 'red bold',
          );
    },
  );
  return figure.svg();
}

export const fourNailsInAWeek: FigureSource = {
  name: 'four-nails-in-a-week',
  caption: 'Four iron nails that stayed in test tubes for a week.',
  description:
    'Four open test tubes with an iron nail in some tap water each. A: the nail is bare. B: it is painted all over. C: zinc wire is wound around it. D: copper wire is wound around it.',
  draw,
};
