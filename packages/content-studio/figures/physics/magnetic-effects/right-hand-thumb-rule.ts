import { claim } from '#figures/kit/claims.ts';
import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import { finger } from '#figures/kit/hand.ts';
import type { Point } from '#figures/kit/point.ts';
import { smoothThrough } from '#figures/kit/smooth-curve.ts';

/** A wire in perspective, held in a right hand; on the near half of each ring the field runs from left to right. */
function draw(): string {
  const figure = new Figure(330);
  const x = 206;
  const rings = [62, 252];
  const ellipse = (y: number, angle: number): Point => [x + 76 * Math.cos(angle), y + 17 * Math.sin(angle)];
  // Draws what is behind the wire first, then the wire, then what is in front.
  for (const y of rings) figure.curve((t) => ellipse(y, Math.PI * (1 + t)), 'pen dashed', 24);
  figure.line(
    [
      [x, 24],
      [x, 300],
    ],
    'red heavy',
  );
  figure.arrowHead([x, 20], [0, -1], 'red', 14);
  const back: Point[] = [
    [10, 182],
    [70, 164],
    [112, 132],
    [150, 124],
    [176, 132],
    [178, 210],
    [150, 222],
    [112, 220],
    [70, 222],
    [10, 236],
  ];
  figure.line([...smoothThrough(back), [10, 236]], 'bare gold').line(smoothThrough(back));
  const thumbTip = finger(figure, [164, 142], [0.1, -1], 58, 26);
  claim(thumbTip[1] < 142, 'the thumb points along the current');
  for (const [row, length] of [94, 100, 96, 84].entries()) {
    const tip = finger(figure, [150, 140 + 23 * row], [1, 0], length, 23);
    claim(tip[0] > x, 'the fingers pass before the wire, from left to right');
  }
  for (const y of rings) {
    figure.curve((t) => ellipse(y, Math.PI * (1 - t)), 'pen', 24);
    const [before, tip] = [ellipse(y, Math.PI * 0.32), ellipse(y, Math.PI * 0.28)];
    claim(tip[0] > before[0] && tip[1] > y, 'with the current up, the near half runs to the right');
    figure.arrowHead(tip, [tip[0] - before[0], tip[1] - before[1]], 'pen', 9);
  }
  figure.text('current *I*', [x + 16, 26], { anchor: 'start', colour: 'red' });
  figure.text('magnetic', [352, 252], { anchor: 'end', colour: 'pen' });
  figure.text('field', [352, 270], { anchor: 'end', colour: 'pen' });
  figure.text('thumb:', [118, 84], { anchor: 'end' });
  figure.text('current', [118, 102], { anchor: 'end', colour: 'red' });
  figure.text('fingers:', [268, 160], { anchor: 'start' });
  figure.text('field', [268, 178], { anchor: 'start', colour: 'pen' });
  figure.text('right hand', [66, 196], { size: 'small', isOnShape: true });
  return figure.svg();
}

export const rightHandThumbRule: FigureSource = {
  name: 'right-hand-thumb-rule',
  caption: 'The right-hand thumb rule: thumb along the current, and the fingers curl the way the field goes.',
  description:
    'A right hand holds an upright wire with its current going up. The thumb points up, and the fingers pass before the wire from left to right. Two rings show the field: on the half nearest to us it runs from left to right, on the far half back: anticlockwise when seen from above.',
  draw,
};
