import { drawAxes } from '#figures/kit/axes.ts';
import { claim, claimNear } from '#figures/kit/claims.ts';
import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import type { Point } from '#figures/kit/point.ts';
import type { Colour } from '#figures/kit/style-sheet.ts';

/** The 20 Ω wire of the worked example (0.3 A at 6 V, 0.45 A at 9 V) beside one of 10 Ω. */
function draw(): string {
  const figure = new Figure(300);
  const toPoint = drawAxes(
    figure,
    { left: 50, right: 320, top: 44, bottom: 236 },
    { from: 0, to: 0.6, step: 0.1, name: 'Current *I* (A)' },
    { from: 0, to: 10, step: 2, name: 'Potential difference *V* (V)', without: [0] },
    true,
  );
  const wires: [ohm: number, currents: number[], colour: Colour][] = [
    [20, [0.1, 0.2, 0.3, 0.4, 0.45], 'pen'],
    [10, [0.1, 0.2, 0.3, 0.4, 0.5], 'red'],
  ];
  for (const [ohm, currents, colour] of wires) {
    const pair = (current: number): Point => [current, current * ohm];
    const end = Math.min(0.58, 9.6 / ohm);
    figure.line([toPoint([0, 0]), toPoint(pair(end))], `${colour} bold`);
    for (const current of currents) figure.dot(toPoint(pair(current)), colour, 3);
    const [first, last] = [toPoint(pair(0.1)), toPoint(pair(0.4))];
    const slope = ((first[1] - last[1]) / (236 - 44) / ((last[0] - first[0]) / (320 - 50))) * (10 / 0.6);
    claimNear(slope, ohm, 1e-6, 'the slope of the line is the resistance');
    figure.label(
      `*R* = ${ohm} Ω`,
      toPoint(pair(ohm === 20 ? 0.36 : 0.44)),
      ohm === 20 ? ['nw', 'w'] : ['se', 's'],
      {
        colour,
        gap: 9,
      },
    );
  }
  claim(6 / 0.3 === 20 && Math.abs(9 / 0.45 - 20) < 1e-9, 'the points of the worked example lie on the line');
  return figure.svg();
}

export const voltageCurrentGraph: FigureSource = {
  name: 'v-i-graph',
  caption:
    'V-I graphs of two wires: straight lines through the origin; the steeper one has the larger resistance.',
  description:
    'A graph with current I from 0 to 0.6 A to the right and potential difference V from 0 to 10 V upwards. Two straight lines start at the origin: one for 20 ohm through 0.3 A and 6 V, and a less steep one for 10 ohm through 0.3 A and 3 V.',
  draw,
};
