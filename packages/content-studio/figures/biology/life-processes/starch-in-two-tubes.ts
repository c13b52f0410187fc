import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import { drawTubeRow } from '#figures/kit/lab.ts';

function draw(): string {
  const figure = new Figure(250);
  drawTubeRow(figure, [
    { name: 'A', below: ['starch solution', 'with saliva'], filled: 0.5 },
    { name: 'B', below: ['starch solution', 'with water'], filled: 0.5 },
  ]);
  return figure.svg();
}

export const starchInTwoTubes: FigureSource = {
  name: 'starch-in-two-tubes',
  caption: 'Two test tubes at the start of an experiment on digestion.',
  description:
    'Two test tubes, filled to the same height. A holds starch solution with saliva, B starch solution with water.',
  draw,
};
