import { wirePart } from '#figures/kit/circuit.ts';
import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';

function draw(): string {
  const figure = new Figure(260);
  const [left, right, top, bottom] = [60, 300, 100, 210];
  wirePart(figure, 'voltmeter', [left, bottom], [left, top]);
  figure.line([
    [left, top],
    [120, top],
  ]);
  wirePart(figure, 'resistor', [120, top], [240, top], 'R', 's');
  figure
    .line([
      [120, top],
      [120, 46],
    ])
    .line([
      [240, top],
      [240, 46],
    ])
    .dot([120, top])
    .dot([240, top]);
  wirePart(figure, 'ammeter', [120, 46], [240, 46]);
  figure.line([
    [240, top],
    [right, top],
    [right, bottom],
  ]);
  wirePart(figure, 'battery', [left, bottom], [180, bottom], '3 V', 's');
  wirePart(figure, 'closed key', [180, bottom], [right, bottom], 'K', 's');
  return figure.svg();
}

export const circuitWithAFault: FigureSource = {
  name: 'circuit-with-a-fault',
  caption: 'A circuit that a student built to measure the resistance of R.',
  description:
    'A ring of a battery, a closed key, a voltmeter V and a resistor R, one after another. An ammeter A is joined to both ends of the resistor R, in a branch of its own.',
  draw,
};
