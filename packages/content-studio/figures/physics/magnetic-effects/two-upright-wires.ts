import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import type { Point } from '#figures/kit/point.ts';

function draw(): string {
  const figure = new Figure(140);
  const [left, right, middle]: Point[] = [
    [70, 60],
    [290, 60],
    [180, 60],
  ];
  if (!left || !right || !middle) throw new Error('there are three places');
  for (const wire of [left, right]) {
    figure.circle(wire, 14, 'glass pen').dot(wire, 'pen', 4);
    figure.label('2 A', wire, 's', { gap: 20 });
  }
  figure
    .line(
      [
        [86, 60],
        [274, 60],
      ],
      'soft thin dashed',
    )
    .dot(middle, 'red', 4);
  figure.label('M', middle, 'n', { colour: 'red', gap: 8 });
  return figure.svg();
}

export const twoUprightWires: FigureSource = {
  name: 'two-upright-wires',
  caption: 'Two long upright wires, seen from above. Both currents come up out of the page.',
  description:
    'Two circles with a dot in each: two parallel wires seen from above, each with a current of 2 A that comes up towards the eye. Half-way between them the point M is marked. No field is drawn.',
  draw,
};
