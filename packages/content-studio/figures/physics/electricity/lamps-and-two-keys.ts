import { wirePart } from '#figures/kit/circuit.ts';
import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';

function draw(): string {
  const figure = new Figure(260);
  const [left, right, top, low, bottom] = [40, 330, 60, 130, 214];
  figure.line([
    [left, bottom],
    [left, 95],
  ]);
  wirePart(figure, 'bulb', [left, 95], [130, 95], 'L_1', 'n');
  figure.dot([130, 95]).dot([310, 95]);
  for (const [y, lamp, key] of [
    [top, 'L_2', 'K_2'],
    [low, 'L_3', 'K_3'],
  ] as const) {
    figure
      .line([
        [130, 95],
        [130, y],
      ])
      .line([
        [310, 95],
        [310, y],
      ]);
    wirePart(figure, 'bulb', [130, y], [220, y], lamp, 'n');
    wirePart(figure, 'closed key', [220, y], [310, y], key, 'n');
  }
  figure.line([
    [310, 95],
    [right, 95],
    [right, bottom],
  ]);
  wirePart(figure, 'battery', [left, bottom], [right, bottom], '6 V', 's');
  return figure.svg();
}

export const lampsAndTwoKeys: FigureSource = {
  name: 'lamps-and-two-keys',
  caption: 'Three equal lamps, two keys and a battery.',
  description:
    'A battery of 6 V feeds lamp L1. After it the circuit divides into two branches, one with lamp L2 and key K2, one with lamp L3 and key K3. Both keys are closed. The branches join and lead back to the battery.',
  draw,
};
