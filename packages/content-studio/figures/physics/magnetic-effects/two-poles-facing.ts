import { claim } from '#figures/kit/claims.ts';
import { fieldLine, fieldOfPoles, thinOut } from '#figures/kit/field.ts';
import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import { add, type Point, polar, scale, subtract } from '#figures/kit/point.ts';

function draw(): string {
  const figure = new Figure(260);
  const [left, right]: [Point, Point] = [
    [128, 124],
    [232, 124],
  ];
  const field = fieldOfPoles([
    { at: left, strength: 1 },
    { at: right, strength: 1 },
  ]);
  claim(field([140, 124])[0] > 0 && field([220, 124])[0] < 0, 'the field leads away from both poles');
  figure.rectangle([16, 106], [124, 142], 'warm').text('X', [110, 124], { isOnShape: true });
  figure.rectangle([236, 106], [344, 142], 'metal').text('Y', [250, 124], { isOnShape: true });
  for (const [pole, angles] of [
    [left, [18, 40, 66, -18, -40, -66]],
    [right, [162, 140, 114, 198, 220, 246]],
  ] as const)
    for (const angle of angles) {
      const line = fieldLine(
        field,
        add(pole, scale(polar(angle), 8)),
        ([x, y]) => y < 20 || y > 228 || x < 20 || x > 340,
      );
      figure.line(thinOut(line, 6), 'green');
      const [tip, tail] = [line[24], line[22]];
      if (tip && tail) figure.arrowHead(tip, subtract(tip, tail), 'green');
    }
  return figure.svg();
}

export const twoPolesFacing: FigureSource = {
  name: 'two-poles-facing',
  caption: 'The field lines between two poles, X and Y, of two equally strong bar magnets.',
  description:
    'Two bar magnets on one line, with a gap between them. The pole X of the left magnet and the pole Y of the right one face each other. Field lines leave both poles and bend away from each other in the gap, up and down.',
  draw,
};
