import { claim } from '#figures/kit/claims.ts';
import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import { add, distance, normalOf, type Point, polar, scale } from '#figures/kit/point.ts';

const centre: Point = [180, 136];
const headAt = 92;

function draw(): string {
  const figure = new Figure(290);
  figure.blob(
    (t) => add(centre, scale(polar(360 * t), 34 + 4 * Math.sin(5 * 2 * Math.PI * t))),
    'amber gold',
    60,
  );
  for (let angle = 0; angle < 360; angle += 20) {
    const out = polar(angle);
    const head = add(centre, scale(out, headAt));
    const tail = (t: number): Point =>
      add(add(centre, scale(out, headAt - 7 - 56 * t)), scale(normalOf(out), 3 * Math.sin(t * 5 * Math.PI)));
    claim(distance(tail(1), centre) < distance(head, centre), 'the tail is inside, the head outside');
    figure.curve(tail, 'pen', 22).circle(head, 7, 'warm red');
  }
  figure.text('oily dirt', centre, { size: 'small', isOnShape: true });
  figure
    .line([[76, 40], add(centre, scale(polar(140), headAt + 8))], 'soft thin')
    .text('ionic head', [52, 30], { colour: 'red' });
  figure
    .line([[290, 40], add(centre, scale(polar(48), 66))], 'soft thin')
    .text('hydrocarbon tail', [290, 30], { colour: 'pen' });
  figure.text('water', [48, 236], { colour: 'soft' }).text('water', [312, 236], { colour: 'soft' });
  return figure.svg();
}

export const micelle: FigureSource = {
  name: 'micelle',
  caption: 'A micelle of soap: tails inside, in the oily dirt, and ionic heads outside, in the water.',
  description:
    'A drop of oily dirt in the middle with soap molecules around it like spokes. The wavy hydrocarbon tails point inwards into the dirt, the round ionic heads form a ring on the outside, surrounded by water.',
  draw,
};
