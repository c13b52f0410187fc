import { claim } from '#figures/kit/claims.ts';
import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import { add, type Point, polar, scale } from '#figures/kit/point.ts';

const turns = 7;

function draw(): string {
  const figure = new Figure(260);
  const start = 206;
  // The far halves of the turns first, then the near ones.
  for (let turn = 0; turn < turns; turn++)
    figure.curve((t) => half(start + turn * 15, 90 + 180 * t), 'soft', 12);
  for (let turn = 0; turn < turns; turn++)
    figure.curve((t) => half(start + turn * 15, -90 + 180 * t), 'bold', 12);
  const end = start + (turns - 1) * 15;
  const meter: Point = [start + 45, 206];
  figure
    .line([
      [start, 112],
      [start, 206],
      [meter[0] - 34, 206],
    ])
    .line([
      [end, 112],
      [end, 206],
      [meter[0] + 34, 206],
    ]);
  figure.circle(meter, 34, 'blank');
  figure.arc(add(meter, [0, 14]), 36, 130, 50, 'thin');
  const needle = add(add(meter, [0, 18]), scale(polar(62), 34));
  claim(needle[0] > meter[0] + 8, 'the needle has left the middle');
  figure.arrow(add(meter, [0, 18]), needle, 'red').text('G', add(meter, [-14, 12]));
  figure.rectangle([24, 62], [94, 90], 'metal').rectangle([94, 62], [164, 90], 'warm');
  figure.text('S', [40, 76], { isOnShape: true }).text('N', [148, 76], { isOnShape: true });
  figure.arrow([70, 44], [138, 44], 'pen bold').label('pushed in', [104, 44], 'n', { colour: 'pen' });
  figure.label('coil', [end + 8, 60], ['ne', 'e', 'n'], { gap: 12 });
  figure.label('galvanometer', [meter[0], 240], 's');
  return figure.svg();
}

/** A point of one turn, seen a little from the side. */
const half = (x: number, angle: number): Point => [x + 8 * polar(angle)[0], 76 + 36 * polar(angle)[1]];

export const movingMagnetAndCoil: FigureSource = {
  name: 'moving-magnet-and-coil',
  caption:
    'Electromagnetic induction: while the magnet moves, the needle of the galvanometer jumps; at rest it stays at zero.',
  description:
    'A bar magnet is pushed, north pole first, from the left into a coil of several turns. The ends of the coil are joined to a galvanometer, whose needle points to the right of the middle.',
  draw,
};
