import { currentArrow, wirePart } from '#figures/kit/circuit.ts';
import { claimNear } from '#figures/kit/claims.ts';
import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import { inSeries } from '#figures/kit/resistance.ts';

const battery = 6;
const ohms = [2, 4, 6];

/** The worked example: 2, 4 and 6 ohm in series with 6 V. */
function draw(): string {
  const figure = new Figure(230);
  const [left, right, top, bottom] = [40, 330, 70, 180];
  const current = battery / inSeries(...ohms);
  claimNear(
    ohms.reduce((sum, ohm) => sum + ohm * current, 0),
    battery,
    1e-9,
    'the shares make up the battery voltage',
  );
  const width = (right - left) / 3;
  ohms.forEach((ohm, index) => {
    const from = left + index * width;
    wirePart(figure, 'resistor', [from, top], [from + width, top], `*R*_${index + 1} = ${ohm} Ω`, 'n');
    figure.span([from + 8, top + 24], [from + width - 8, top + 24]);
    figure.text(`${ohm * current} V`, [from + width / 2, top + 40], { colour: 'red' });
  });
  figure
    .line([
      [left, top],
      [left, bottom],
    ])
    .line([
      [right, top],
      [right, bottom],
    ]);
  wirePart(figure, 'battery', [left, bottom], [right - 120, bottom], `${battery} V`, 's');
  wirePart(figure, 'closed key', [right - 120, bottom], [right, bottom], 'K', 's');
  currentArrow(figure, [left - 14, 150], [left - 14, 100], '', 'e');
  figure.text(`*I* = ${current} A`, [left + 40, 150], { colour: 'pen' });
  return figure.svg();
}

export const seriesCircuit: FigureSource = {
  name: 'series-circuit',
  caption:
    'Resistors in series: one current of 0.5 A everywhere, and the voltages 1 V, 2 V and 3 V add up to 6 V.',
  description:
    'A ring of a 6 V battery, a closed key and three resistors of 2, 4 and 6 ohm one behind the other. The current is 0.5 ampere throughout. Arrows under the resistors give the voltage across each of them.',
  draw,
};
