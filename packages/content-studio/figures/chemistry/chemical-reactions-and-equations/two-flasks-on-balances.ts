import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import { drawBubbles, drawFlask, drawStopper } from '#figures/kit/glassware.ts';

function draw(): string {
  const figure = new Figure(250);
  for (const [x, name] of [
    [96, 'A'],
    [264, 'B'],
  ] as const) {
    const mouth = drawFlask(figure, [x, 160], 96, 110);
    if (name === 'A') drawStopper(figure, mouth, 24);
    for (const [dx, dy] of [
      [-20, 6],
      [-6, 3],
      [10, 6],
      [24, 4],
    ] as const)
      figure.circle([x + dx, 156 - dy / 2], 4, 'metal');
    drawBubbles(figure, [
      [x - 14, 142],
      [x + 2, 138],
      [x + 16, 144],
    ]);
    figure.rectangle([x - 60, 162], [x + 60, 206], 'metal').rectangle([x - 34, 174], [x + 34, 198], 'blank');
    figure.text('250.0 g', [x, 186], { isOnShape: true }).text(name, [x, 226]);
  }
  return figure.svg();
}

export const twoFlasksOnBalances: FigureSource = {
  name: 'two-flasks-on-balances',
  caption: 'Marble chips and dilute hydrochloric acid in two flasks, each on a balance, just after mixing.',
  description:
    'Two flasks with marble chips in dilute hydrochloric acid, each on a balance that reads 250.0 g. Bubbles rise in both. Flask A is closed with a tight stopper, flask B is open.',
  draw,
};
