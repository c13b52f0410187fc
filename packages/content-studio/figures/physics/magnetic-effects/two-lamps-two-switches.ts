import { wirePart } from '#figures/kit/circuit.ts';
import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';

function draw(): string {
  const figure = new Figure(250);
  figure
    .line(
      [
        [40, 40],
        [330, 40],
      ],
      'red bold',
    )
    .line(
      [
        [40, 210],
        [330, 210],
      ],
      'pen bold',
    );
  figure
    .text('live', [40, 24], { anchor: 'start', colour: 'red' })
    .text('neutral', [40, 228], { anchor: 'start', colour: 'pen' });
  for (const [x, name, first, second] of [
    [130, 'P', 'open switch', 'bulb'],
    [250, 'Q', 'bulb', 'open switch'],
  ] as const) {
    figure.dot([x, 40], 'red', 3).dot([x, 210], 'pen', 3);
    wirePart(figure, first, [x, 40], [x, 125]);
    wirePart(figure, second, [x, 125], [x, 210]);
    figure.text(name, [x + 30, 125]);
  }
  return figure.svg();
}

export const twoLampsTwoSwitches: FigureSource = {
  name: 'two-lamps-two-switches',
  caption: 'Two lamps of a house between the live and the neutral wire, each with an open switch.',
  description:
    'Live wire on top, neutral wire below. In branch P the switch is near the live wire and the lamp below it. In branch Q the lamp is near the live wire and the switch below it, near the neutral wire. Both switches are open.',
  draw,
};
