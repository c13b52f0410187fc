import { claim, claimNear } from '#figures/kit/claims.ts';
import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import { add, type Point, polar, scale } from '#figures/kit/point.ts';
import { claimSector, rim } from './sectors.ts';

const metre = 12;
const [long, wide] = [20, 16];

function draw(): string {
  const figure = new Figure(250);
  const corner: Point = [50, 215];
  claim(14 <= wide, 'the longer rope stays inside the field');
  claimNear(((22 / 7) * 7 ** 2) / 4, 38.5, 1e-9, 'the shorter rope by the formula');
  claimNear(((22 / 7) * 14 ** 2) / 4, 154, 1e-9, 'the longer rope by the formula');
  claimSector(7 * metre, [0, 90], metre, 38.5);
  claimSector(14 * metre, [0, 90], metre, 154);
  figure.rectangle(corner, add(corner, [long * metre, -wide * metre]), 'gold');
  figure.polygon([corner, ...rim(corner, 7 * metre, 0, 90)], 'leaf');
  figure.arc(corner, 14 * metre, 0, 90, 'green dashed');
  const ends = [add(corner, scale(polar(62), 7 * metre)), add(corner, scale(polar(28), 14 * metre))] as const;
  figure.line([corner, ends[0]], 'bold').line([corner, ends[1]], 'dashed');
  figure.dot(corner, 'red', 4).dot(ends[0]).dot(ends[1]);
  figure.label('7 m', add(corner, scale(polar(62), 4.4 * metre)), ['nw', 'w'], { isOnShape: true });
  figure.label('14 m', add(corner, scale(polar(28), 11 * metre)), ['nw', 'n'], { isOnShape: true });
  figure.label('peg', corner, ['w', 'sw']);
  figure.text('20 m', add(corner, [(long * metre) / 2, 14]));
  figure.text('16 m', add(corner, [long * metre + 24, (-wide * metre) / 2]));
  return figure.svg();
}

export const horseAtACorner: FigureSource = {
  name: 'horse-at-a-corner',
  caption:
    'A horse tied at a corner grazes a quadrant; a rope of twice the length gives four times the area.',
  description:
    'A rectangular field, 20 m by 16 m, with a peg in its lower left corner. A rope of 7 m reaches a green quarter of a disc. A dashed rope of 14 m reaches a larger quarter, which also lies inside the field.',
  draw,
};
