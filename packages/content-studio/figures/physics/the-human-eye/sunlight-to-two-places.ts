import { addCallout } from '#figures/kit/callouts.ts';
import { claim } from '#figures/kit/claims.ts';
import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import { add, type Point, polar, scale } from '#figures/kit/point.ts';
import { sample } from '#figures/kit/shapes.ts';

function draw(): string {
  const figure = new Figure(290);
  const centre: Point = [110, 230];
  const [earth, air] = [130, 170];
  figure.polygon(
    [
      ...sample((t) => add(centre, scale(polar(-10 + 120 * t), air)), 40),
      ...sample((t) => add(centre, scale(polar(110 - 120 * t), earth)), 40),
    ],
    'bare glass',
  );
  figure.arc(centre, earth, -10, 110, 'bold').arc(centre, air, -10, 110, 'soft dashed');
  const a = add(centre, [earth, 0]);
  const b = add(centre, [0, -earth]);
  const [wayToA, wayToB] = [air - earth, Math.sqrt(air ** 2 - earth ** 2)];
  claim(wayToB > 2 * wayToA, 'the level way through the air is much longer');
  for (const place of [a, b]) figure.ray([[350, place[1]], place], 'amber bold', 0.3);
  figure
    .dot(a)
    .dot(b)
    .text('A', add(a, [-16, 0]))
    .text('B', add(b, [0, 18]));
  figure.text('light of the Sun', [350, 84], { anchor: 'end', size: 'small' });
  addCallout(figure, { text: 'atmosphere', at: [76, 85] }, [76, 36], 'middle');
  figure.text('Earth', [130, 200]);
  return figure.svg();
}

export const sunlightToTwoPlaces: FigureSource = {
  name: 'sunlight-to-two-places',
  caption: 'Light of the Sun on its way to two places of the Earth. How the air bends the light is left out.',
  description:
    'A part of the round Earth with its atmosphere as a band around it. Two parallel rays come from the Sun on the right. At place A the ray goes straight down to the ground through the band. At place B the ray comes level with the ground, enters the band at a slant and has a longer way in it.',
  draw,
};
