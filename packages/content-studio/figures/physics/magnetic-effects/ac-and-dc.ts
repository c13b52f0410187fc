import { drawAxes } from '#figures/kit/axes.ts';
import { claimNear } from '#figures/kit/claims.ts';
import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';

/** The mains of India: 50 cycles in a second, so one takes 20 thousandths of a second. */
const hertz = 50;

function draw(): string {
  const figure = new Figure(250);
  const period = 1000 / hertz;
  const toPoint = drawAxes(
    figure,
    { left: 40, right: 320, top: 44, bottom: 204 },
    { from: 0, to: 40, step: 40, name: '', words: () => '' },
    { from: -1, to: 1, step: 1, name: 'Current', words: () => '' },
  );
  const alternating = (time: number) => Math.sin((2 * Math.PI * time) / period);
  figure.curve((t) => toPoint([40 * t, 0.9 * alternating(40 * t)]), 'pen bold', 80);
  for (const time of [10, 20, 30, 40]) {
    claimNear(alternating(time), 0, 1e-9, 'the current changes its direction each hundredth of a second');
    figure
      .dot(toPoint([time, 0]), 'pen', 2.5)
      .label(String(time), toPoint([time, 0]), ['ne', 'sw'], { size: 'small' });
  }
  claimNear(2 * hertz, 100, 0, 'it changes direction 100 times a second');
  figure.line([toPoint([0, 0.45]), toPoint([40, 0.45])], 'red bold');
  figure
    .label('AC', toPoint([25, 0.9]), 'n', { colour: 'pen' })
    .label('DC', toPoint([40, 0.45]), ['e', 'n'], { colour: 'red' });
  figure.text('Time (thousandths of a second)', [180, 226]);
  return figure.svg();
}

export const alternatingAndDirect: FigureSource = {
  name: 'ac-and-dc',
  caption: 'AC of 50 Hz changes its direction 100 times a second; DC, as from a battery, stays the same.',
  description:
    'A graph of current over 40 thousandths of a second. The AC curve is a wave with two full cycles, each 20 thousandths long, and crosses zero every 10 thousandths. The DC line is straight and level.',
  draw,
};
