import { wirePart } from '#figures/kit/circuit.ts';
import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';

function draw(): string {
  const figure = new Figure(260);
  const [left, right, middle, bottom] = [40, 320, 96, 210];
  const [fork, join] = [80, 280];
  figure
    .line([
      [left, bottom],
      [left, middle],
      [fork, middle],
    ])
    .dot([fork, middle])
    .dot([join, middle])
    .line([
      [join, middle],
      [right, middle],
      [right, bottom],
    ]);
  for (const y of [58, 134])
    for (const x of [fork, join])
      figure.line([
        [x, middle],
        [x, y],
      ]);
  wirePart(figure, 'ammeter', [fork, 58], [180, 58]);
  wirePart(figure, 'resistor', [180, 58], [join, 58], '6 Ω', 'n');
  wirePart(figure, 'resistor', [fork, 134], [join, 134], '3 Ω', 'n');
  wirePart(figure, 'battery', [left, bottom], [190, bottom], '1.2 V', 's');
  wirePart(figure, 'closed key', [190, bottom], [right, bottom], 'K', 's');
  return figure.svg();
}

export const ammeterInOneBranch: FigureSource = {
  name: 'ammeter-in-one-branch',
  caption: 'Two resistors in parallel, with the ammeter as a student has put it.',
  description:
    'A battery of 1.2 V with a closed key feeds two branches in parallel. In the upper branch an ammeter and a resistor of 6 ohm are in series. In the lower branch there is a resistor of 3 ohm alone. There is no meter in the main wire.',
  draw,
};
