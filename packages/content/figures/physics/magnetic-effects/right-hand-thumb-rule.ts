import { claim } from '#figures/kit/claims.ts';
import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import type { Point } from '#figures/kit/point.ts';

/** A wire in perspective; on the near half of each ring the field runs from left to right. */
function draw(): string {
  const figure = new Figure(300);
  const x = 180;
  const rings = [80, 140, 200];
  const ellipse = (y: number, angle: number): Point => [x + 72 * Math.cos(angle), y + 17 * Math.sin(angle)];
  // Behind the wire first, then the wire, then what lies before it.
  for (const y of rings) figure.curve((t) => ellipse(y, Math.PI * (1 + t)), 'pen dashed', 24);
  figure.line(
    [
      [x, 24],
      [x, 262],
    ],
    'red heavy',
  );
  figure.arrowHead([x, 20], [0, -1], 'red', 14);
  for (const y of rings) {
    figure.curve((t) => ellipse(y, Math.PI * (1 - t)), 'pen', 24);
    const [before, tip] = [ellipse(y, Math.PI * 0.32), ellipse(y, Math.PI * 0.28)];
    claim(tip[0] > before[0] && tip[1] > y, 'with the current up, the near half runs to the right');
    figure.arrowHead(tip, [tip[0] - before[0], tip[1] - before[1]], 'pen', 9);
  }
  figure.label('current', [x, 34], ['e', 'ne'], { colour: 'red', gap: 12 });
  figure.label('*I*', [x, 250], ['w'], { colour: 'red', gap: 10 });
  figure.label('magnetic field', [x + 72, 140], ['e', 'ne'], { colour: 'pen', gap: 8 });
  figure.text('thumb: current', [64, 36]).text('fingers: field', [64, 54]);
  return figure.svg();
}

export const rightHandThumbRule: FigureSource = {
  name: 'right-hand-thumb-rule',
  caption: 'The right-hand thumb rule: thumb along the current, and the fingers curl the way the field goes.',
  description:
    'An upright wire with its current going up. Three rings around it show the field. On the half nearest to us the arrows run from left to right, on the far half, dashed, from right to left: anticlockwise when seen from above.',
  draw,
};
