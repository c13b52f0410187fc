import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import { drawLens } from '#figures/kit/lens-figure.ts';
import { move, type Point, towards } from '#figures/kit/point.ts';
import { markPoints } from '#figures/kit/ray-ends.ts';

function draw(): string {
  const figure = new Figure(260);
  const centre: Point = [170, 130];
  const f = 90;
  figure.line(
    [
      [10, centre[1]],
      [350, centre[1]],
    ],
    'soft thin',
  );
  drawLens(figure, 'concave', centre, 74);
  const hit: Point = [centre[0], centre[1] - 44];
  figure.ray([[16, hit[1]], hit], 'pen');
  const behind: [name: string, direction: Point][] = [
    ['A', [1, -1.2]],
    ['B', towards([centre[0] - f, centre[1]], hit)],
    ['D', [1, 0]],
    ['E', towards(hit, [centre[0] + f, centre[1]])],
  ];
  for (const [name, direction] of behind) {
    const end = move(hit, direction, name === 'A' ? 90 : name === 'E' ? 150 : 130);
    figure.line([hit, end], 'red dashed').label(name, end, ['e', 'ne'], { colour: 'red' });
  }
  markPoints(figure, { O: centre, F_1: [centre[0] - f, centre[1]], F_2: [centre[0] + f, centre[1]] });
  return figure.svg();
}

export const fourPathsAtALens: FigureSource = {
  name: 'four-paths-at-a-lens',
  caption: 'A ray parallel to the principal axis falls on a concave lens; four paths are offered behind it.',
  description:
    'A concave lens with its foci F1 on the left and F2 on the right. A ray comes from the left above the axis, parallel to it. Behind the lens: A leads steeply up; B up, on the line from F1; D goes straight on; E leads down to F2.',
  draw,
};
