import { claim } from '#figures/kit/claims.ts';
import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import { throughGlass } from '#figures/kit/glass.ts';
import { add, move, type Point, polar, scale } from '#figures/kit/point.ts';

function draw(): string {
  const figure = new Figure(250);
  const apex: Point = [170, 20];
  const corners: Point[] = [apex, add(apex, scale(polar(-60), 180)), add(apex, scale(polar(-120), 180))];
  figure.polygon(corners, 'glass');
  const direction = polar(22);
  const { entry, exit, after } = throughGlass(corners, [24, 140], direction, 1.5);
  claim(after[1] > direction[1], 'the emergent ray is bent towards the base');
  figure.ray([[24, 140], entry, exit], 'pen');
  const paths: [string, Point][] = [
    ['A', polar(52)],
    ['B', direction],
    ['D', after],
    ['E', polar(-112)],
  ];
  for (const [name, way] of paths) {
    const end = move(exit, way, name === 'E' ? 70 : 92);
    figure.line([exit, end], 'red dashed').label(name, end, name === 'E' ? 's' : 'e', { colour: 'red' });
  }
  return figure.svg();
}

export const fourRaysBehindAPrism: FigureSource = {
  name: 'four-rays-behind-a-prism',
  caption: 'A ray of red light meets a glass prism; four paths are offered behind the prism.',
  description:
    'A glass prism with its edge on top and its base below. A ray comes from the left, slightly upwards, and bends a little towards the base inside. At the right face four dashed rays start: A upwards, B along the incoming direction, D further down, towards the base, E straight back down inside.',
  draw,
};
