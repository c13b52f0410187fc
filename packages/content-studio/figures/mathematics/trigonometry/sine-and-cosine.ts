import { drawAxes } from '#figures/kit/axes.ts';
import { claimNear } from '#figures/kit/claims.ts';
import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import { type Point, radians } from '#figures/kit/point.ts';

function draw(): string {
  const figure = new Figure(290);
  const toPoint = drawAxes(
    figure,
    { left: 48, right: 316, top: 44, bottom: 230 },
    { from: 0, to: 90, step: 15, name: 'Angle θ', words: (value) => `${value}°` },
    { from: 0, to: 1, step: 0.25, name: 'Value', without: [0] },
    true,
  );
  const sine = (angle: number): Point => toPoint([angle, Math.sin(radians(angle))]);
  const cosine = (angle: number): Point => toPoint([angle, Math.cos(radians(angle))]);
  figure.curve((t) => sine(90 * t), 'pen bold').curve((t) => cosine(90 * t), 'red bold');
  claimNear(sine(45)[1], cosine(45)[1], 1e-9, 'sine and cosine meet at 45 degrees');
  claimNear(sine(30)[1], toPoint([0, 0.5])[1], 1e-9, 'the sine of 30 degrees is a half');
  figure.dot(sine(45), 'ink', 3.5).label('45°', sine(45), 'n', { gap: 9 });
  for (const angle of [0, 30, 60, 90]) figure.dot(sine(angle), 'pen', 3).dot(cosine(angle), 'red', 3);
  figure.label('sin θ', sine(66), ['nw', 'n'], { colour: 'pen', gap: 8 });
  figure.label('cos θ', cosine(66), ['ne', 'e'], { colour: 'red', gap: 8 });
  return figure.svg();
}

export const sineAndCosine: FigureSource = {
  name: 'sine-and-cosine',
  caption:
    'From $0^\\circ$ to $90^\\circ$ the sine grows from 0 to 1 and the cosine falls from 1 to 0; they meet at $45^\\circ$.',
  description:
    'A graph over angles from 0 to 90 degrees. One curve, sin, rises from 0 through one half at 30 degrees to 1; the other, cos, falls from 1 through one half at 60 degrees to 0. They cross at 45 degrees, at about 0.71.',
  draw,
};
