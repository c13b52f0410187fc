import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import { add, type Point } from '#figures/kit/point.ts';

function draw(): string {
  const figure = new Figure(170);
  const unit = 14;
  const [left, right]: [Point, Point] = [
    [40 + 3 * unit, 76],
    [40 + 17 * unit, 76],
  ];
  figure
    .line([add(left, [0, -3 * unit]), add(right, [0, -3 * unit])])
    .line([add(left, [0, 3 * unit]), add(right, [0, 3 * unit])]);
  figure.arc(left, 3 * unit, 90, 270).arc(right, 3 * unit, -90, 90);
  for (const end of [left, right])
    figure.line([add(end, [0, -3 * unit]), add(end, [0, 3 * unit])], 'soft dashed');
  figure.span([40, 134], [40 + 20 * unit, 134]).label('20 mm', [40 + 10 * unit, 134], 's');
  figure.span([180, 76 - 3 * unit], [180, 76 + 3 * unit]).label('6 mm', [180, 76], 'e');
  return figure.svg();
}

export const capsuleToMeasure: FigureSource = {
  name: 'capsule-to-measure',
  caption: 'A capsule: a cylinder with a half sphere at each end.',
  description:
    'A capsule that lies level: a cylinder in the middle and a hemisphere at each end. Its total length is marked 20 mm and its thickness 6 mm.',
  draw,
};
