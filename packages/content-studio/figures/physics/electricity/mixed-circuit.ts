import { currentArrow, wirePart } from '#figures/kit/circuit.ts';
import { claimNear } from '#figures/kit/claims.ts';
import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import { inParallel, inSeries } from '#figures/kit/resistance.ts';

const battery = 9;

/** The worked example: 6 and 3 ohm side by side, that pair in series with 4 ohm, on 9 V. */
function draw(): string {
  const figure = new Figure(280);
  const [left, right, middle, bottom] = [50, 330, 100, 220];
  const pair = inParallel(6, 3);
  const current = battery / inSeries(pair, 4);
  const across = current * pair;
  claimNear(current, 1.5, 1e-9, 'the main current is that of the text');
  claimNear(across / 6 + across / 3, current, 1e-9, 'the branch currents add up');
  claimNear(across + current * 4, battery, 1e-9, 'the voltages add up');
  const [fork, join] = [80, 210];
  figure
    .line([
      [left, bottom],
      [left, middle],
      [fork, middle],
    ])
    .dot([fork, middle])
    .dot([join, middle]);
  for (const [y, name] of [
    [62, '6 Ω'],
    [138, '3 Ω'],
  ] as const) {
    figure
      .line([
        [fork, middle],
        [fork, y],
      ])
      .line([
        [join, middle],
        [join, y],
      ]);
    wirePart(figure, 'resistor', [fork, y], [join, y], name, 'n');
  }
  currentArrow(figure, [88, 74], [122, 74], `${across / 6} A`, ['se', 's']);
  currentArrow(figure, [88, 150], [122, 150], `${across / 3} A`, ['s', 'se']);
  wirePart(figure, 'resistor', [join, middle], [right, middle], '4 Ω', 'n');
  figure.line([
    [right, middle],
    [right, bottom],
  ]);
  wirePart(figure, 'battery', [left, bottom], [200, bottom], `${battery} V`, 's');
  wirePart(figure, 'closed key', [200, bottom], [right, bottom], 'K', 's');
  currentArrow(figure, [left - 14, 190], [left - 14, 140], '', 'e');
  figure.text(`${current} A`, [left + 22, 190], { colour: 'pen' });
  figure
    .text(`${across} V`, [145, 188], { colour: 'red' })
    .text(`${current * 4} V`, [270, 150], { colour: 'red' });
  figure.span([fork, 174], [join, 174]).span([join + 10, 134], [right - 6, 134]);
  return figure.svg();
}

export const mixedCircuit: FigureSource = {
  name: 'mixed-circuit',
  caption:
    'A mixed circuit solved: 3 V across the pair in parallel and 6 V across the 4 Ω resistor make up 9 V.',
  description:
    'A 9 V battery with a key feeds 6 and 3 ohm in parallel and behind them 4 ohm in series. The main current is 1.5 ampere; it splits into 0.5 ampere through 6 ohm and 1 ampere through 3 ohm.',
  draw,
};
