import { wirePart } from '#figures/kit/circuit.ts';
import { claimNear } from '#figures/kit/claims.ts';
import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import { inParallel, inSeries } from '#figures/kit/resistance.ts';

/** The puzzle of the text: three resistors of 12 ohm make 18 ohm and 8 ohm. */
function draw(): string {
  const figure = new Figure(270);
  claimNear(inSeries(inParallel(12, 12), 12), 18, 1e-9, 'two side by side and one behind them make 18 ohm');
  claimNear(inParallel(inSeries(12, 12), 12), 8, 1e-9, 'two in a row beside the third make 8 ohm');
  const fork = (left: number, right: number, middle: number) => {
    for (const x of [left, right])
      figure
        .line([
          [x, middle - 26],
          [x, middle + 26],
        ])
        .dot([x, middle]);
  };
  const first = 66;
  figure
    .line([
      [24, first],
      [54, first],
    ])
    .dot([24, first], 'red', 3.5);
  fork(54, 174, first);
  for (const y of [first - 26, first + 26]) wirePart(figure, 'resistor', [54, y], [174, y], '12 Ω', 'n');
  wirePart(figure, 'resistor', [174, first], [290, first], '12 Ω', 'n');
  figure.dot([290, first], 'red', 3.5).text('18 Ω', [326, first], { colour: 'red' });
  const second = 190;
  figure
    .line([
      [24, second],
      [54, second],
    ])
    .dot([24, second], 'red', 3.5);
  fork(54, 262, second);
  wirePart(figure, 'resistor', [54, second - 26], [158, second - 26], '12 Ω', 'n');
  wirePart(figure, 'resistor', [158, second - 26], [262, second - 26], '12 Ω', 'n');
  wirePart(figure, 'resistor', [54, second + 26], [262, second + 26], '12 Ω', 'n');
  figure
    .line([
      [262, second],
      [290, second],
    ])
    .dot([290, second], 'red', 3.5)
    .text('8 Ω', [326, second], { colour: 'red' });
  return figure.svg();
}

export const threeResistors: FigureSource = {
  name: 'three-resistors',
  caption: 'Three resistors of 12 Ω joined so that they make 18 Ω, and so that they make 8 Ω.',
  description:
    'Above, two resistors of 12 ohm side by side and a third one behind the pair: together 18 ohm. Below, two in a row in one branch and the third in the other: together 8 ohm.',
  draw,
};
