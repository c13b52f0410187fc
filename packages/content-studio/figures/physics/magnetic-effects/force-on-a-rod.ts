import { claim } from '#figures/kit/claims.ts';
import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import { add, type Point } from '#figures/kit/point.ts';
import { crossProduct, isSameDirection, obliquely, type Solid } from '#figures/kit/space.ts';

/** The current runs away from us, the field down from north to south: the force is the cross product. */
function draw(): string {
  const figure = new Figure(280);
  const current: Solid = [0, 0, -1];
  const field: Solid = [0, -1, 0];
  const force = crossProduct(current, field);
  claim(isSameDirection(force, [-1, 0, 0]), 'the rod is pushed to the left');
  const middle: Point = [196, 140];
  figure.rectangle([140, 20], [252, 60], 'warm').text('N', [196, 40], { isOnShape: true });
  figure.rectangle([140, 222], [252, 262], 'metal').text('S', [196, 242], { isOnShape: true });
  for (const x of [152, 240]) figure.arrow([x, 66], [x, 216], 'green');
  figure.label('field *B*', [240, 160], 'e', { colour: 'green', gap: 6 });
  const [back, front] = [add(middle, obliquely([0, 0, -1], 78)), add(middle, obliquely([0, 0, 1], 78))];
  figure.line([front, back], 'heavy');
  const [outer, inner] = [add(middle, obliquely([0, 0, 1], 126)), add(middle, obliquely([0, 0, 1], 84))];
  figure.arrow(outer, inner, 'red').label('current *I*', outer, ['w', 'sw'], { colour: 'red' });
  figure.arrow(add(middle, [-4, 0]), add(middle, obliquely(force, 84)), 'pen bold');
  figure.label('force *F*', add(middle, obliquely(force, 84)), ['nw', 'w', 'n'], { colour: 'pen' });
  figure.label('rod', back, ['ne', 'e', 'n']);
  return figure.svg();
}

export const forceOnARod: FigureSource = {
  name: 'force-on-a-rod',
  caption:
    'A rod with current between two poles feels a force at right angles to both the current and the field.',
  description:
    'A rod lies between a north pole above and a south pole below, so the field points down. The current in the rod runs away from us. By the left-hand rule the force on the rod points to the left.',
  draw,
};
