import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import { drawField, drawUnevenCell, drawYeast } from './slides.ts';

function draw(): string {
  const figure = new Figure(220);
  drawField(figure, [96, 90], 76);
  drawUnevenCell(figure, [70, 90], 25, -1);
  drawUnevenCell(figure, [122, 90], 25, 1);
  drawField(figure, [264, 90], 76);
  drawYeast(figure, [284, 70], 14);
  drawYeast(figure, [258, 96], 30);
  figure.text('Slide 1', [96, 186]).text('Slide 2', [264, 186]);
  return figure.svg();
}

export const twoSlides: FigureSource = {
  name: 'two-slides',
  caption: 'Two slides of unicellular organisms that reproduce.',
  description:
    'Two round fields of a microscope. In slide 1 two equal cells with uneven outlines lie side by side, each with a nucleus. In slide 2 a small round cell is joined to a much larger oval one.',
  draw,
};
