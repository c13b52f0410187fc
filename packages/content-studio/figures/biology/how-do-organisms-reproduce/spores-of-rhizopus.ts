import { addCallouts } from '#figures/kit/callouts.ts';
import { claim } from '#figures/kit/claims.ts';
import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import { add, distance, type Point, polar, scale } from '#figures/kit/point.ts';
import { smoothThrough } from '#figures/kit/smooth-curve.ts';

function draw(): string {
  const figure = new Figure(230);
  const ground = 150;
  figure.rectangle([96, ground + 2], [264, ground + 50], 'bare gold');
  figure.line(
    smoothThrough([
      [96, ground],
      [130, ground - 8],
      [150, ground],
      [190, ground - 12],
      [222, ground],
      [264, ground - 6],
    ]),
    'bold',
  );
  for (const x of [150, 222])
    for (const turn of [-70, -90, -112])
      figure.line([[x, ground], add([x, ground], scale(polar(turn), 26))], 'soft');
  const heads: [Point, number][] = [
    [[124, 66], 18],
    [[170, 40], 22],
    [[222, 56], 20],
  ];
  for (const [centre, radius] of heads) {
    figure.line(
      smoothThrough([
        [centre[0] < 200 ? 150 : 222, ground],
        [centre[0], ground - 40],
        [centre[0], centre[1] + radius],
      ]),
      '',
    );
    figure.circle(centre, radius, 'tint violet');
    for (let index = 0; index < 14; index++) {
      const spore = add(centre, scale(polar(index * 137.5), radius * 0.82 * Math.sqrt((index + 0.5) / 14)));
      claim(distance(spore, centre) < radius - 2, 'the spores are inside');
      figure.dot(spore, 'violet', 1.8);
    }
  }
  addCallouts(figure, 'left', 6, [
    { text: 'Spores', at: [118, 66] },
    { text: 'Hyphae', at: [114, ground - 7] },
  ]);
  addCallouts(figure, 'right', 354, [
    { text: 'Sporangium', at: [240, 52] },
    { text: 'Bread', at: [256, ground + 30] },
  ]);
  return figure.svg();
}

export const sporesOfRhizopus: FigureSource = {
  name: 'spores-of-rhizopus',
  caption: 'Bread mould, *Rhizopus*: round sporangia full of spores stand on fine threads.',
  description:
    'Threads, the hyphae, run over a slice of bread and send short branches into it. Three upright threads carry round sporangia filled with many small spores.',
  draw,
};
