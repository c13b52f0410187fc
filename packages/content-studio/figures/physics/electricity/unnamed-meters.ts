import { wirePart } from '#figures/kit/circuit.ts';
import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import { between, move, type Point, subtract } from '#figures/kit/point.ts';

/** Two meters without their letters: P in the main circuit, Q across one of two resistors in series. */
function draw(): string {
  const figure = new Figure(280);
  const [left, right, top, bottom] = [60, 300, 100, 220];
  const meter = (name: string, a: Point, b: Point) => {
    const middle = between(a, b, 0.5);
    const along = subtract(b, a);
    figure.line([a, move(middle, along, -13)]).line([move(middle, along, 13), b]);
    figure.circle(middle, 13, 'blank').text(name, middle);
  };
  wirePart(figure, 'resistor', [left, top], [180, top], '4 Ω', 's');
  wirePart(figure, 'resistor', [180, top], [right, top], '8 Ω', 's');
  figure
    .line([
      [196, top],
      [196, 46],
    ])
    .line([
      [284, top],
      [284, 46],
    ])
    .dot([196, top])
    .dot([284, top]);
  meter('Q', [196, 46], [284, 46]);
  meter('P', [left, bottom], [left, top]);
  figure.line([
    [right, top],
    [right, bottom],
  ]);
  wirePart(figure, 'battery', [left, bottom], [180, bottom], '6 V', 's');
  wirePart(figure, 'closed key', [180, bottom], [right, bottom]);
  return figure.svg();
}

export const unnamedMeters: FigureSource = {
  name: 'unnamed-meters',
  caption: 'A circuit with two resistors in series and two meters, P and Q.',
  description:
    'A ring of a 6 V battery, a closed key, a meter P and two resistors of 4 and 8 ohm, one after another. A second meter, Q, stands in a branch of its own that is joined to both ends of the 8 ohm resistor.',
  draw,
};
