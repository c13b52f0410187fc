import { drawAxes } from '#figures/kit/axes.ts';
import { claimNear } from '#figures/kit/claims.ts';
import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import { solutionOf } from '#figures/kit/straight-line.ts';

const fareA = (km: number) => 20 + 15 * km;
const fareB = (km: number) => 50 + 10 * km;

function draw(): string {
  const figure = new Figure(310);
  const toPoint = drawAxes(
    figure,
    { left: 52, right: 316, top: 46, bottom: 254 },
    { from: 0, to: 10, step: 1, name: 'Distance *x* (km)' },
    { from: 0, to: 180, step: 20, name: 'Fare *y* (₹)', without: [0] },
    true,
  );
  const meeting = solutionOf({ a: -15, b: 1, c: 20 }, { a: -10, b: 1, c: 50 });
  claimNear(meeting[0], 6, 1e-9, 'the fares are equal at 6 km');
  claimNear(fareA(6), fareB(6), 1e-9, 'both charge the same there');
  figure
    .line([toPoint([0, fareA(0)]), toPoint([10, fareA(10)])], 'pen bold')
    .line([toPoint([0, fareB(0)]), toPoint([10, fareB(10)])], 'red bold')
    .dot(toPoint(meeting), 'ink', 4)
    .label('(6, 110)', toPoint(meeting), ['se', 's'], { gap: 7 })
    .label('A', toPoint([9, fareA(9)]), ['nw', 'n'], { colour: 'pen' })
    .label('B', toPoint([9, fareB(9)]), ['se', 's'], { colour: 'red' });
  return figure.svg();
}

export const twoTaxiFares: FigureSource = {
  name: 'two-taxi-fares',
  caption:
    'Fares of two taxis: A charges $y = 20 + 15x$, B charges $y = 50 + 10x$. For 6 km both charge ₹110.',
  description:
    'A graph of the fare in rupees against the distance in km. Line A begins at 20 and rises steeply, line B begins at 50 and rises more slowly. They cross in one marked point at 6 km and 110 rupees.',
  draw,
};
