import { wirePart } from '#figures/kit/circuit.ts';
import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';

function draw(): string {
  const figure = new Figure(280);
  const [left, right, top, bottom] = [50, 310, 100, 220];
  wirePart(figure, 'resistor', [left, top], [right, top], 'P or Q', 's');
  figure
    .line([
      [110, top],
      [110, 46],
    ])
    .line([
      [250, top],
      [250, 46],
    ])
    .dot([110, top])
    .dot([250, top]);
  wirePart(figure, 'voltmeter', [110, 46], [250, 46]);
  wirePart(figure, 'ammeter', [left, bottom], [left, top]);
  wirePart(figure, 'rheostat', [right, top], [right, bottom]);
  wirePart(figure, 'battery', [left, bottom], [180, bottom]);
  wirePart(figure, 'closed key', [180, bottom], [right, bottom], 'K', 's');
  return figure.svg();
}

export const circuitWithARheostat: FigureSource = {
  name: 'circuit-with-a-rheostat',
  caption: 'The circuit in which one resistor after the other is tested.',
  description:
    'A closed ring of a battery, an ammeter, the resistor P or Q, a rheostat and a plug key. A voltmeter is joined to both ends of the resistor in a branch of its own.',
  draw,
};
