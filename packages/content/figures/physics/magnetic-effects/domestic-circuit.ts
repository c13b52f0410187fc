import { wirePart } from '#figures/kit/circuit.ts';
import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';

const [live, neutral, earth] = [52, 196, 232];

/** Every device is joined across live and neutral, and every switch and fuse is in the live wire. */
function draw(): string {
  const figure = new Figure(280);
  figure.text('Live', [8, live - 14], { anchor: 'start', colour: 'red' });
  wirePart(figure, 'fuse', [12, live], [92, live], 'main fuse', 's');
  figure
    .line(
      [
        [92, live],
        [340, live],
      ],
      'red',
    )
    .line(
      [
        [12, neutral],
        [340, neutral],
      ],
      'pen',
    );
  figure.line(
    [
      [12, earth],
      [340, earth],
    ],
    'green dashed',
  );
  figure.text('Neutral', [8, neutral - 14], { anchor: 'start', colour: 'pen' });
  figure.text('Earth', [8, earth + 14], { anchor: 'start', colour: 'green' });
  const devices: [x: number, name: string, isMetal: boolean][] = [
    [136, 'lamp', false],
    [216, 'fan', false],
    [300, 'iron', true],
  ];
  for (const [x, name, isMetal] of devices) {
    figure.dot([x, live], 'red', 3).dot([x, neutral], 'pen', 3);
    wirePart(figure, 'closed switch', [x, live], [x, 112]);
    if (name === 'lamp') wirePart(figure, 'bulb', [x, 112], [x, neutral], name, 'w');
    else {
      figure
        .line([
          [x, 112],
          [x, 130],
        ])
        .rectangle([x - 26, 130], [x + 26, 162], isMetal ? 'metal' : 'blank');
      figure.text(name, [x, 146], { isOnShape: true }).line([
        [x, 162],
        [x, neutral],
      ]);
    }
    if (isMetal)
      figure
        .line(
          [
            [x + 20, 162],
            [x + 20, earth],
          ],
          'green dashed',
        )
        .dot([x + 20, earth], 'green', 3);
  }
  figure.text('220 V', [52, 124]).span([30, live + 34], [30, neutral - 26]);
  figure.text('switches in the live wire', [236, live - 24], { size: 'small' });
  figure.text('metal body to earth', [268, earth + 16], { size: 'small', colour: 'green' });
  return figure.svg();
}

export const domesticCircuit: FigureSource = {
  name: 'domestic-circuit',
  caption:
    'A house circuit: devices in parallel between live and neutral, switches and fuse in the live wire.',
  description:
    'Three wires run from left to right: live with the main fuse on top, neutral below, earth at the bottom. A lamp, a fan and an iron each have a branch with a switch from live to neutral; the metal body of the iron is joined to earth as well.',
  draw,
};
