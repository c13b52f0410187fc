import { claim } from '#figures/kit/claims.ts';
import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import { add, type Point } from '#figures/kit/point.ts';
import { crossProduct, isSameDirection, obliquely, type Solid } from '#figures/kit/space.ts';

/** Thrust up, field to the right, current towards us: thrust is current times field. */
function draw(): string {
  const figure = new Figure(300);
  const corner: Point = [160, 160];
  const thrust: Solid = [0, 1, 0];
  const field: Solid = [1, 0, 0];
  const current: Solid = [0, 0, 1];
  claim(isSameDirection(crossProduct(current, field), thrust), 'the thrust is current × field');
  figure.arrow(corner, add(corner, obliquely(thrust, 120)), 'pen bold');
  figure.arrow(corner, add(corner, obliquely(field, 128)), 'green bold');
  figure.arrow(corner, add(corner, obliquely(current, 118)), 'red bold');
  figure.line([add(corner, [14, 0]), add(corner, [14, -14]), add(corner, [0, -14])], 'thin');
  figure.line([add(corner, [14, 0]), add(corner, [4, 9]), add(corner, [-10, 9])], 'thin');
  figure.line([add(corner, [0, -14]), add(corner, [-10, -5]), add(corner, [-10, 9])], 'thin');
  figure.text('thumb', [222, 42]).text('thrust (force)', [222, 60], { colour: 'pen' });
  figure.text('forefinger', [270, 182]).text('field', [270, 200], { colour: 'green' });
  figure.text('centre finger', [84, 246]).text('current', [84, 264], { colour: 'red' });
  return figure.svg();
}

export const leftHandRule: FigureSource = {
  name: 'left-hand-rule',
  caption: "Fleming's left-hand rule: three fingers of the left hand at right angles to each other.",
  description:
    'Three arrows start at one corner, each at right angles to the others: the thumb (thrust) points up, the forefinger (field) to the right, the centre finger (current) towards us, drawn down to the left.',
  draw,
};
