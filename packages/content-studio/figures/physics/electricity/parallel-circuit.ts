import { currentArrow, wirePart } from '#figures/kit/circuit.ts';
import { claimNear } from '#figures/kit/claims.ts';
import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import { inParallel } from '#figures/kit/resistance.ts';

const battery = 12;
const ohms = [6, 3];

/** The worked example: 6 and 3 ohm side by side across 12 V. */
function draw(): string {
  const figure = new Figure(280);
  const [left, right, bottom] = [70, 310, 220];
  const total = battery / inParallel(...ohms);
  claimNear(
    ohms.reduce((sum, ohm) => sum + battery / ohm, 0),
    total,
    1e-9,
    'the branch currents add up',
  );
  ohms.forEach((ohm, index) => {
    const y = 60 + index * 74;
    wirePart(figure, 'resistor', [left, y], [right, y], `*R*_${index + 1} = ${ohm} Ω`, 'n');
    currentArrow(
      figure,
      [left + 12, y + 12],
      [left + 62, y + 12],
      `*I*_${index + 1} = ${battery / ohm} A`,
      's',
    );
  });
  figure
    .line([
      [left, 60],
      [left, bottom],
    ])
    .line([
      [right, 60],
      [right, bottom],
    ])
    .dot([left, 134])
    .dot([right, 134]);
  wirePart(figure, 'battery', [left, bottom], [190, bottom], `${battery} V`, 's');
  wirePart(figure, 'closed key', [190, bottom], [right, bottom], 'K', 's');
  figure.arrow([left - 14, 206], [left - 14, 156], 'pen');
  figure.text(`*I* = ${total} A`, [left - 22, 232], { colour: 'pen' });
  return figure.svg();
}

export const parallelCircuit: FigureSource = {
  name: 'parallel-circuit',
  caption:
    'Resistors in parallel: both have the full 12 V, and the branch currents 2 A and 4 A add up to 6 A.',
  description:
    'A 12 V battery with a closed key feeds two resistors of 6 and 3 ohm, each in a branch of its own between the same two points. The branch of 6 ohm takes 2 ampere, that of 3 ohm takes 4 ampere, the battery gives 6 ampere.',
  draw,
};
