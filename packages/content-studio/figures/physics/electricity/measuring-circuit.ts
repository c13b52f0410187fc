import { currentArrow, wirePart } from '#figures/kit/circuit.ts';
import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';

function draw(): string {
  const figure = new Figure(280);
  const [left, right, top, bottom] = [60, 300, 100, 220];
  wirePart(figure, 'resistor', [left, top], [right, top], '*R*', 's');
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
  figure.text('+', [156, 36]).text('−', [204, 36]);
  wirePart(figure, 'ammeter', [left, bottom], [left, top]);
  figure.text('−', [74, 138]).text('+', [74, 182]);
  figure.line([
    [right, top],
    [right, bottom],
  ]);
  wirePart(figure, 'battery', [left, bottom], [180, bottom]);
  figure.text('+', [98, 204]).text('−', [142, 204]);
  wirePart(figure, 'closed key', [180, bottom], [right, bottom], 'K', 's');
  currentArrow(figure, [40, 190], [40, 134], '*I*', 'w');
  return figure.svg();
}

export const measuringCircuit: FigureSource = {
  name: 'measuring-circuit',
  caption:
    'Measuring current and potential difference: the ammeter in series, the voltmeter across the resistor.',
  description:
    'A closed circuit: battery, ammeter A, resistor R and a plug key K one after another. A voltmeter V is joined to both ends of R in a branch of its own. The + of each meter is on the side of the + of the battery.',
  draw,
};
