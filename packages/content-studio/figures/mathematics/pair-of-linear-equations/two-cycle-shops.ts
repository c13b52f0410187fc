import { drawAxes } from '#figures/kit/axes.ts';
import { claimNear } from '#figures/kit/claims.ts';
import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import { solutionOf } from '#figures/kit/straight-line.ts';

const chargeP = (hours: number) => 40 + 20 * hours;
const chargeQ = (hours: number) => 80 + 12 * hours;

function draw(): string {
  const figure = new Figure(310);
  const toPoint = drawAxes(
    figure,
    { left: 52, right: 316, top: 46, bottom: 254 },
    { from: 0, to: 8, step: 1, name: 'Time *x* (hours)' },
    { from: 0, to: 200, step: 20, name: 'Charge *y* (₹)', without: [0] },
    true,
  );
  const meeting = solutionOf({ a: -20, b: 1, c: 40 }, { a: -12, b: 1, c: 80 });
  claimNear(meeting[0], 5, 1e-9, 'the charges are equal for 5 hours');
  claimNear(chargeP(5), chargeQ(5), 1e-9, 'both shops charge the same for 5 hours');
  figure
    .line([toPoint([0, chargeP(0)]), toPoint([8, chargeP(8)])], 'pen bold')
    .line([toPoint([0, chargeQ(0)]), toPoint([8, chargeQ(8)])], 'red bold')
    .dot(toPoint(meeting), 'ink', 4)
    .label('P', toPoint([7, chargeP(7)]), ['nw', 'n'], { colour: 'pen' })
    .label('Q', toPoint([7, chargeQ(7)]), ['se', 's'], { colour: 'red' });
  return figure.svg();
}

export const twoCycleShops: FigureSource = {
  name: 'two-cycle-shops',
  caption: 'The charges of P and Q against the time of hire.',
  description:
    'A graph of the charge in rupees against the time in hours. Line P begins at 40 and rises steeply, line Q begins at 80 and rises more slowly. They cross in one marked point at 5 hours and 140 rupees.',
  draw,
};
