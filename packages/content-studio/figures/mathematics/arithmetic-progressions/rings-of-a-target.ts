import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import { add, type Point } from '#figures/kit/point.ts';

function draw(): string {
  const figure = new Figure(270);
  const centre: Point = [180, 120];
  for (const radius of [5, 4, 3, 2, 1])
    figure.circle(centre, radius * 20, radius % 2 === 0 ? 'blank' : 'warm');
  figure.dot(centre).span(add(centre, [-100, 112]), add(centre, [100, 112]), 'soft thin');
  figure.text('10 cm', [180, 246]);
  return figure.svg();
}

export const ringsOfATarget: FigureSource = {
  name: 'rings-of-a-target',
  caption: 'A target of five circles with one centre.',
  description:
    'Five circles with the same centre; their radii grow by the same step. The inner disc and the four rings round it are tinted by turns. Below it, the diameter of the outermost circle is marked 10 cm.',
  draw,
};
