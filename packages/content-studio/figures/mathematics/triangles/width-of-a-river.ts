import { claimNear } from '#figures/kit/claims.ts';
import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import { add, between, type Point } from '#figures/kit/point.ts';
import { angleAt, claimSimilar } from '#figures/kit/similar.ts';

const metre = 6;

/** Seen from above, to scale for a river 30 m wide. */
function draw(): string {
  const figure = new Figure(310);
  const a: Point = [80, 40];
  const b = add(a, [0, 30 * metre]);
  const c = add(b, [20 * metre, 0]);
  const d = add(c, [5 * metre, 0]);
  const e = add(d, [0, 7.5 * metre]);
  claimSimilar([a, b, c], [e, d, c], 4);
  claimNear(angleAt(c, a, e), 180, 1e-6, 'A, C and E are in one line');
  figure.rectangle([30, a[1] + 6], [310, b[1] - 6], 'glass bare');
  figure.line([a, b], 'bold').line([b, d], 'bold').line([d, e], 'bold').line([a, e], 'red dashed');
  figure.angle(b, a, c).angle(d, c, e);
  figure.dot(a, 'green', 4).dot(c, 'red', 3.5);
  figure.label('A', a, 'n').label('B', b, ['sw', 's']).label('C', c, ['n', 'ne']);
  figure.label('D', d, ['e', 'ne']).label('E', e, ['s', 'se']);
  figure.label('20 m', between(b, c, 0.5), 's').label('5 m', between(c, d, 0.5), ['n', 'ne']);
  figure.text('river', [240, 110], { isOnShape: true });
  return figure.svg();
}

export const widthOfARiver: FigureSource = {
  name: 'width-of-a-river',
  caption: 'The river from above: tree $A$, stick $C$.',
  description:
    'A river seen from above. The tree A stands on the far bank, B straight opposite on the near bank. From B the line goes 20 m along the bank to C and 5 m on to D, then at a right angle away from the river to E. A dashed red line joins A, C and E.',
  draw,
};
