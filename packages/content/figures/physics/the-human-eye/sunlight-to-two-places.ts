import { addCallout } from '#figures/kit/callouts.ts';
import { claim } from '#figures/kit/claims.ts';
import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import { add, move, type Point, polar, scale, subtract } from '#figures/kit/point.ts';
import { sample } from '#figures/kit/shapes.ts';

function draw(): string {
  const figure = new Figure(260);
  const centre: Point = [180, 330];
  const [earth, air] = [190, 230];
  figure.polygon(
    [
      ...sample((t) => add(centre, scale(polar(44 + 92 * t), air)), 40),
      ...sample((t) => add(centre, scale(polar(136 - 92 * t), earth)), 40),
    ],
    'bare glass',
  );
  figure.arc(centre, earth, 44, 136, 'bold').arc(centre, air, 44, 136, 'soft dashed');
  const a = add(centre, [0, -earth]);
  const b = add(centre, scale(polar(116), earth));
  const level = polar(26);
  const wayOf = (place: Point, direction: Point) => {
    const [x, y] = subtract(place, centre);
    const half = x * direction[0] + y * direction[1];
    return -half + Math.sqrt(half ** 2 - (x ** 2 + y ** 2 - air ** 2));
  };
  claim(wayOf(b, level) > 2 * wayOf(a, [0, -1]), 'the level way through the air is much longer');
  figure.ray([[a[0], 16], a], 'amber bold').ray([move(b, level, 200), b], 'amber bold', 0.4);
  figure
    .dot(a)
    .dot(b)
    .text('A', add(a, [0, 16]))
    .text('B', add(b, [-6, 17]));
  figure.text('light of the Sun', [a[0] - 8, 30], { anchor: 'end', size: 'small' });
  addCallout(figure, { text: 'atmosphere', at: [292, 150] }, [304, 108], 'middle');
  figure.text('Earth', [180, 200]);
  return figure.svg();
}

export const sunlightToTwoPlaces: FigureSource = {
  name: 'sunlight-to-two-places',
  caption: 'Light of the Sun on its way through the atmosphere to two places of the Earth.',
  description:
    'A part of the round Earth with its atmosphere as a band around it. At place A sunlight comes straight from above through the band. At place B sunlight comes level with the ground and has a much longer way in the band.',
  draw,
};
