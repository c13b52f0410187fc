import { wirePart } from '#figures/kit/circuit.ts';
import { claim } from '#figures/kit/claims.ts';
import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import type { Point } from '#figures/kit/point.ts';

/** Upper row: from the pole to the distribution box. Lower row: one circuit of the house. */
const supply = { live: 34, neutral: 84 };
const [live, neutral, earth] = [166, 302, 336];
/** Positions of the live and neutral wires below the distribution box. */
const down = { live: 292, neutral: 330 };

const wire = (...points: Point[]) => points;

/** Every device is joined across live and neutral, and every switch and fuse is in the live wire. */
function draw(): string {
  const figure = new Figure(390);
  figure
    .line(wire([92, supply.live], [112, supply.live]), 'red')
    .line(wire([160, supply.live], [182, supply.live]), 'red')
    .line(wire([254, supply.live], [274, supply.live]), 'red')
    .line(wire([12, supply.neutral], [112, supply.neutral]), 'pen')
    .line(wire([160, supply.neutral], [182, supply.neutral]), 'pen')
    .line(wire([254, supply.neutral], [274, supply.neutral]), 'pen');
  wirePart(figure, 'fuse', [12, supply.live], [92, supply.live]);
  figure.text('main fuse', [52, supply.live + 20], { size: 'small' });
  figure.rectangle([112, supply.live - 14], [160, supply.neutral + 14], 'tint');
  figure
    .text('meter', [136, 52], { isOnShape: true, letter: 'U' })
    .text('kWh', [136, 70], { size: 'small', isOnShape: true });
  // The main switch opens both wires.
  for (const y of [supply.live, supply.neutral]) wirePart(figure, 'closed switch', [182, y], [254, y]);
  figure.line(wire([218, supply.live + 3], [218, supply.neutral - 3]), 'soft dotted');
  figure.text('main switch', [218, supply.neutral + 20], { size: 'small', letter: 'T' });
  figure.rectangle([274, supply.live - 14], [348, supply.neutral + 22], 'tint');
  figure.text('distri-', [311, 40], { isOnShape: true }).text('bution', [311, 57], { isOnShape: true });
  figure.text('box', [311, 74], { isOnShape: true });
  wirePart(figure, 'fuse', [down.live, supply.neutral + 22], [down.live, live]);
  figure.text('fuse', [down.live - 14, 134], { size: 'small', anchor: 'end', letter: 'S' });
  figure
    .line(wire([down.live, live], [12, live]), 'red')
    .line(wire([down.neutral, supply.neutral + 22], [down.neutral, neutral], [12, neutral]), 'pen')
    .line(wire([12, earth], [348, earth]), 'green dashed');
  figure.text('Live', [8, live - 14], { anchor: 'start', colour: 'red', letter: 'P' });
  figure.text('Neutral', [8, neutral - 14], { anchor: 'start', colour: 'pen', letter: 'Q' });
  figure.text('Earth', [8, earth + 14], { anchor: 'start', colour: 'green', letter: 'R' });
  const devices: [x: number, name: string, isMetal: boolean][] = [
    [104, 'lamp', false],
    [178, 'fan', false],
    [254, 'iron', true],
  ];
  for (const [x, name, isMetal] of devices) {
    claim(x < down.live, 'the device is on the live wire behind the fuse');
    figure.dot([x, live], 'red', 3).dot([x, neutral], 'pen', 3);
    wirePart(figure, 'closed switch', [x, live], [x, 222]);
    if (name === 'lamp') wirePart(figure, 'bulb', [x, 222], [x, neutral], name, 'w');
    else {
      figure
        .line(wire([x, 222], [x, 236]))
        .rectangle([x - 26, 236], [x + 26, 268], isMetal ? 'metal' : 'blank')
        .text(name, [x, 252], { isOnShape: true })
        .line(wire([x, 268], [x, neutral]));
    }
    if (isMetal)
      figure.line(wire([x + 20, 268], [x + 20, earth]), 'green dashed').dot([x + 20, earth], 'green', 3);
  }
  figure.text('220 V', [44, 234]).span([22, live + 10], [22, neutral - 28]);
  figure.text('metal body to earth', [272, earth + 16], { size: 'small', colour: 'green' });
  return figure.svg();
}

export const domesticCircuit: FigureSource = {
  name: 'domestic-circuit',
  caption:
    'A house circuit: devices in parallel between live and neutral, switches and fuses in the live wire.',
  description:
    'Live wire with main fuse, then both wires through meter, main switch and distribution box. Below, one circuit with a fuse in the live wire: a lamp, a fan and an iron each have a branch with a switch from live to neutral. The metal body of the iron is joined to the earth wire at the bottom.',
  draw,
};
