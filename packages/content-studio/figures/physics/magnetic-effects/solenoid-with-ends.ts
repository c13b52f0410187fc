import { claim } from '#figures/kit/claims.ts';
import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import { crossProduct, isSameDirection } from '#figures/kit/space.ts';

function draw(): string {
  const figure = new Figure(220);
  const field = crossProduct([0, 1, 0], [0, 0, -1]);
  claim(isSameDirection(field, [-1, 0, 0]), 'the field inside points to the left');
  figure.rectangle([70, 66], [260, 134], 'bare metal');
  for (let x = 84; x <= 246; x += 27) {
    figure.curve(
      (t) => [x - 9 * Math.cos(Math.PI * (t - 0.5)), 100 + 40 * Math.sin(Math.PI * (t - 0.5))],
      'bold',
    );
    figure.arrowHead([x - 9, 94], [0, -1], 'red', 9);
  }
  figure.text('A', [50, 100]).text('B', [276, 100]);
  figure.circle([322, 100], 20, 'blank').dot([322, 100], 'ink', 2.5);
  figure.text('compass', [314, 136], { size: 'small' });
  figure.text('current in front: upwards', [166, 162], { size: 'small', colour: 'red' });
  return figure.svg();
}

export const solenoidWithEnds: FigureSource = {
  name: 'solenoid-with-ends',
  caption: 'A solenoid joined to a battery (not drawn); arrows show the current in the front of its turns.',
  description:
    'A long coil with its axis from left to right; its left end is A, its right end B. In the parts of the turns that face us, the arrows of the current point upwards. A compass stands outside, to the right of end B.',
  draw,
};
