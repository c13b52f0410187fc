import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import { drawDial } from '#figures/kit/lab.ts';

function draw(): string {
  const figure = new Figure(190);
  drawDial(figure, [180, 150], { unit: 'A', to: 3, step: 0.5, parts: 5, value: 1.7 });
  return figure.svg();
}

export const ammeterScale: FigureSource = {
  name: 'ammeter-scale',
  caption: 'The scale of an ammeter in a circuit with a resistor of 5 Ω.',
  description:
    'A scale of an ammeter from 0 to 3 A, with numbers at every 0.5 A and five divisions between two numbers. The pointer stands at the second division after 1.5.',
  draw,
};
