import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import { drawTubeRow } from '#figures/kit/lab.ts';

function draw(): string {
  const figure = new Figure(260);
  drawTubeRow(
    figure,
    [
      { name: '1', below: ['P in', 'Q sulphate:', 'Q settles'] },
      { name: '2', below: ['R in', 'P sulphate:', 'P settles'] },
      { name: '3', below: ['Q in', 'S sulphate:', 'no change'] },
      { name: '4', below: ['P in', 'S sulphate:', 'S settles'] },
    ],
    (x) => figure.rectangle([x - 4, 80], [x + 4, 164], 'metal'),
  );
  return figure.svg();
}

export const unknownMetalsInSulphates: FigureSource = {
  name: 'unknown-metals-in-sulphates',
  caption: 'Strips of the metals P, Q and R in solutions of sulphates, and what was seen after an hour.',
  description:
    'Four test tubes. 1: P in the sulphate of Q; Q settles. 2: R in the sulphate of P; P settles. 3: Q in the sulphate of S; no change. 4: P in the sulphate of S; S settles.',
  draw,
};
