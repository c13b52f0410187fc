import { claimNear } from '#figures/kit/claims.ts';
import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import { add, between, type Point, polar, scale } from '#figures/kit/point.ts';
import { claimSector, rim } from './sectors.ts';

const centimetre = 8;
const hand = 10.5 * centimetre;
const face = 116;

function draw(): string {
  const figure = new Figure(260);
  const centre: Point = [180, 130];
  const at = (minutes: number, length: number) => add(centre, scale(polar(90 - minutes * 6), length));
  const [from, to] = [90 - 0 * 6, 90 - 10 * 6];
  claimNear(from - to, 60, 1e-9, 'ten minutes are 60 degrees');
  claimNear((22 / 7) * 10.5 ** 2 * (60 / 360), 57.75, 1e-9, 'the area by the formula');
  claimNear(2 * (22 / 7) * 10.5 * (60 / 360), 11, 1e-9, 'the way of the tip by the formula');
  claimSector(hand, [to, from], centimetre, 57.75);
  figure.circle(centre, face, 'glass').polygon([centre, ...rim(centre, hand, to, from)], 'warm');
  for (let hour = 1; hour <= 12; hour++)
    figure.text(String(hour), at(hour * 5, face - 13), { isOnShape: true });
  figure.line([centre, at(0, hand)], 'dashed').line([centre, at(10, hand)], 'bold');
  figure.dot(centre, 'ink', 4);
  figure.text('60°', add(centre, scale(polar(60), 48)), { isOnShape: true });
  figure.label('10.5 cm', between(centre, at(10, hand), 0.42), ['s', 'se'], { isOnShape: true });
  return figure.svg();
}

export const clockHand: FigureSource = {
  name: 'clock-hand',
  caption: 'In 10 minutes the minute hand turns through $60^\\circ$ and sweeps a sector.',
  description:
    'The face of a clock with the numbers 1 to 12. The minute hand, 10.5 cm long, has turned from 12 (dashed) to 2. The sector of 60 degrees between the two places is red.',
  draw,
};
