import { type Part, wirePart } from '#figures/kit/circuit.ts';
import { claim } from '#figures/kit/claims.ts';
import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';

const parts: [Part, string][] = [
  ['cell', 'cell'],
  ['battery', 'battery'],
  ['open key', 'key, open'],
  ['closed key', 'key, closed'],
  ['open switch', 'switch, open'],
  ['closed switch', 'switch, closed'],
  ['resistor', 'resistor'],
  ['rheostat', 'rheostat'],
  ['bulb', 'bulb'],
  ['ammeter', 'ammeter'],
  ['voltmeter', 'voltmeter'],
  ['fuse', 'fuse'],
];

function draw(): string {
  const figure = new Figure(420);
  claim(new Set(parts.map(([part]) => part)).size === parts.length, 'each symbol stands once');
  parts.forEach(([part, name], index) => {
    const [x, y] = [66 + (index % 3) * 114, 30 + Math.floor(index / 3) * 62];
    wirePart(figure, part, [x - 42, y], [x + 42, y]);
    figure.text(name, [x, y + 26]);
    if (part === 'cell')
      figure.text('+', [x - 16, y - 12], { size: 'small' }).text('−', [x + 16, y - 12], { size: 'small' });
  });
  const [x, y] = [66, 278];
  figure
    .line([
      [x - 42, y],
      [x + 42, y],
    ])
    .line([
      [x, y - 20],
      [x, y + 20],
    ])
    .dot([x, y], 'ink', 3);
  figure.text('wires joined', [x, y + 32]);
  const bridge = x + 140;
  figure
    .line([
      [bridge - 42, y],
      [bridge - 7, y],
    ])
    .arc([bridge, y], 7, 180, 0)
    .line([
      [bridge + 7, y],
      [bridge + 42, y],
    ]);
  figure
    .line([
      [bridge, y - 20],
      [bridge, y + 20],
    ])
    .text('wires that cross', [bridge, y + 32]);
  return figure.svg();
}

export const circuitSymbols: FigureSource = {
  name: 'circuit-symbols',
  caption: 'The symbols of circuit diagrams. The long line of a cell is its + terminal.',
  description:
    'A table of drawn symbols with their names: cell, battery, plug key open (empty brackets) and closed (with a dot), switch open and closed, resistor, rheostat, bulb, ammeter, voltmeter, fuse, joined wires and wires that cross by a bridge.',
  draw,
};
