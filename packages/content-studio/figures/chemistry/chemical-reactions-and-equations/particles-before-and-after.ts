import { claim } from '#figures/kit/claims.ts';
import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import { add, type Point, polar, scale } from '#figures/kit/point.ts';

const radius = 9;
function draw(): string {
  const figure = new Figure(220);
  const counts = { before: [2, 8], after: [2, 8] };
  claim(counts.before.join() === counts.after.join(), 'no atom is made or lost');
  const atom = (at: Point, isA: boolean) => figure.circle(at, radius, isA ? 'metal' : 'blank');
  const pair = ([x, y]: Point, isA: boolean) => {
    atom([x - radius, y], isA);
    atom([x + radius, y], isA);
  };
  const four = ([x, y]: Point) => {
    atom([x, y], true);
    for (const angle of [90, 210, 330]) atom(add([x, y], scale(polar(angle), 2 * radius)), false);
  };
  figure.rectangle([16, 20], [156, 170], 'soft').rectangle([204, 20], [344, 170], 'soft');
  figure.arrow([162, 95], [198, 95], 'bold').text('before', [86, 188]).text('after', [274, 188]);
  pair([84, 96], true);
  for (const at of [
    [46, 46],
    [122, 52],
    [50, 140],
    [120, 140],
  ] as const)
    pair(at, false);
  four([244, 66]);
  four([304, 92]);
  pair([250, 144], false);
  return figure.svg();
}

export const particlesBeforeAndAfter: FigureSource = {
  name: 'particles-before-and-after',
  caption:
    'The particles of two elements before and after a reaction. Dark circles are atoms of A, white ones atoms of B.',
  description:
    'Two boxes with pairs of circles. Before: one molecule of two A atoms and four molecules of two B atoms each. After: two molecules of one A atom with three B atoms each, and one molecule of two B atoms.',
  draw,
};
