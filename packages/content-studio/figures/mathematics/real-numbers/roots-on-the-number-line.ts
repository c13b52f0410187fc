import { claimNear } from '#figures/kit/claims.ts';
import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import { distance, type Point } from '#figures/kit/point.ts';

/** √2 as the diagonal of a unit square, √3 over it; both brought down to the line by an arc. */
function draw(): string {
  const figure = new Figure(240);
  const one = 140;
  const zero: Point = [40, 180];
  const onLine = (value: number): Point => [zero[0] + value * one, zero[1]];
  figure.arrow([20, zero[1]], [346, zero[1]]);
  for (const value of [0, 1, 2]) {
    figure
      .line([
        [onLine(value)[0], 175],
        [onLine(value)[0], 185],
      ])
      .text(String(value), [onLine(value)[0], 198]);
  }
  const corner: Point = [zero[0] + one, zero[1] - one];
  figure
    .line([onLine(1), corner])
    .line([zero, corner], 'pen bold')
    .angle(onLine(1), zero, corner);
  claimNear(distance(zero, corner) / one, Math.SQRT2, 1e-9, 'the diagonal is √2 long');
  figure.arc(zero, distance(zero, corner), 45, 0, 'pen dashed');
  figure.dot(onLine(Math.SQRT2), 'pen', 3.5).text('√2', [onLine(Math.SQRT2)[0], 198], { colour: 'pen' });
  const side = Math.sqrt(3);
  const second: Point = [onLine(Math.SQRT2)[0], zero[1] - one];
  claimNear(distance(zero, second) / one, side, 1e-9, 'the second diagonal is √3 long');
  figure
    .line([onLine(Math.SQRT2), second], 'thin')
    .line([zero, second], 'red')
    .angle(onLine(Math.SQRT2), zero, second);
  figure.arc(zero, distance(zero, second), (Math.asin(1 / side) * 180) / Math.PI, 0, 'red dashed');
  figure.dot(onLine(side), 'red', 3.5).text('√3', [onLine(side)[0], 198], { colour: 'red' });
  figure.text('1', [108, 170]).label('1', [onLine(1)[0], 110], ['w', 'e']);
  return figure.svg();
}

export const rootsOnTheNumberLine: FigureSource = {
  name: 'roots-on-the-number-line',
  caption:
    'Irrational numbers have their place on the number line: $\\sqrt{2}$ and $\\sqrt{3}$ found with a compass.',
  description:
    'On a number line from 0 to 2 a right triangle with legs 1 and 1 has the slant side √2; an arc carries it down to the line. A second triangle with legs √2 and 1 gives √3 in the same way. The points lie near 1.41 and 1.73.',
  draw,
};
