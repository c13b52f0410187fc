import { claim } from '#figures/kit/claims.ts';
import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import { finger } from '#figures/kit/hand.ts';
import { add, type Point, scale, unit } from '#figures/kit/point.ts';
import { smoothThrough } from '#figures/kit/smooth-curve.ts';
import { crossProduct, isSameDirection, type Solid } from '#figures/kit/space.ts';

/** The projection of this drawing: towards us is down to the right, clear of the palm. */
const drawn = ([right, up, towardsUs]: Solid): Point => [right + 0.75 * towardsUs, -up + 0.62 * towardsUs];

/** The palm of a left hand: thrust up, field to the right, current towards us. */
function draw(): string {
  const figure = new Figure(300);
  const thrust: Solid = [0, 1, 0];
  const field: Solid = [1, 0, 0];
  const current: Solid = [0, 0, 1];
  claim(isSameDirection(crossProduct(current, field), thrust), 'the thrust is current × field');
  const palm: Point[] = [
    [10, 172],
    [70, 166],
    [96, 150],
    [116, 138],
    [160, 136],
    [190, 138],
    [202, 160],
    [196, 196],
    [176, 222],
    [130, 230],
    [92, 222],
    [60, 216],
    [10, 216],
  ];
  figure.line([...smoothThrough(palm), [10, 216]], 'bare gold').line(smoothThrough(palm));
  const fingers: [from: Point, along: Solid, length: number, width: number][] = [
    [[116, 148], thrust, 84, 27],
    [[188, 150], field, 88, 25],
    [[184, 172], current, 66, 27],
  ];
  const [thumb, fore, centre] = fingers.map(([from, along, length, width]) =>
    finger(figure, from, drawn(along), length, width),
  );
  // The two unused fingers are folded on the palm.
  finger(figure, [182, 196], [-1, 0.06], 42, 19);
  finger(figure, [174, 214], [-1, 0.06], 36, 17);
  const arrow = (from: Point | undefined, along: Solid, length: number, look: string): Point => {
    const start = add(from ?? [0, 0], scale(unit(drawn(along)), 6));
    const end = add(start, scale(unit(drawn(along)), length));
    figure.arrow(start, end, look);
    return end;
  };
  arrow(thumb, thrust, 36, 'pen bold');
  arrow(fore, field, 48, 'green bold');
  arrow(centre, current, 42, 'red bold');
  figure.text('thumb', [146, 30], { anchor: 'start' });
  figure.text('thrust (force)', [146, 48], { anchor: 'start', colour: 'pen' });
  figure.text('forefinger', [352, 100], { anchor: 'end' });
  figure.text('field', [352, 118], { anchor: 'end', colour: 'green' });
  figure.text('centre finger', [352, 216], { anchor: 'end' });
  figure.text('current', [352, 234], { anchor: 'end', colour: 'red' });
  figure.text('left hand', [48, 194], { size: 'small', isOnShape: true });
  return figure.svg();
}

export const leftHandRule: FigureSource = {
  name: 'left-hand-rule',
  caption: "Fleming's left-hand rule: three fingers of the left hand at right angles to each other.",
  description:
    'The palm of a left hand, with an arrow at three of its fingers, each at right angles to the others: the thumb (thrust) points up, the forefinger (field) to the right, the centre finger (current) towards us, drawn down to the right. The other two fingers are folded.',
  draw,
};
