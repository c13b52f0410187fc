import { claimNear } from '#figures/kit/claims.ts';
import { lineGraph } from '#figures/kit/data-charts.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import type { Point } from '#figures/kit/point.ts';

/**
 * The pH of 20 mL of 0.1 mol/L sodium hydroxide with this many mL of hydrochloric acid of the same
 * concentration.
 */
function phWith(acid: number): number {
  const surplus = (0.1 * (acid - 20)) / (20 + acid);
  const hydrogen = (surplus + Math.sqrt(surplus ** 2 + 4e-14)) / 2;
  return -Math.log10(hydrogen);
}

function draw(): string {
  claimNear(phWith(0), 13, 0.01, 'pH before any acid');
  claimNear(phWith(20), 7, 0.01, 'pH where both are used up');
  claimNear(phWith(30), 1.7, 0.01, 'pH with 10 mL of acid too much');
  const steps = [
    ...Array.from({ length: 39 }, (_, index) => index / 2),
    ...Array.from({ length: 41 }, (_, index) => 19.5 + index / 40),
    ...Array.from({ length: 19 }, (_, index) => 21 + index / 2),
  ];
  return lineGraph(
    { from: 0, to: 30, step: 5, name: 'Acid added (mL)' },
    { from: 0, to: 14, step: 1, name: 'pH' },
    [{ points: steps.map((acid): Point => [acid, phWith(acid)]), look: 'violet', isPlain: true }],
    320,
  );
}

export const acidIntoBase: FigureSource = {
  name: 'acid-into-base',
  caption: 'The pH of the solution while acid is added.',
  description:
    'A graph of the pH against the acid added in mL. It begins at pH 13, falls slowly to about 12.2 at 15 mL, then drops steeply, passes 7 at 20 mL and goes on slowly from about 2 at 25 mL to 1.7 at 30 mL.',
  draw,
};
