import { claim, claimNear } from '#figures/kit/claims.ts';
import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import type { Point } from '#figures/kit/point.ts';

const [first, difference, count] = [2, 3, 5];

/** Draws the four jumps from the first to the fifth term. */
function draw(): string {
  const figure = new Figure(170);
  const unit = 22;
  const onLine = (value: number): Point => [24 + value * unit, 100];
  figure.arrow([24, 100], [346, 100]);
  const terms = Array.from({ length: count }, (_, index) => first + index * difference);
  claim(terms.at(-1) === first + (count - 1) * difference, 'the last term is a + (n − 1)d');
  let jumps = 0;
  terms.forEach((term, index) => {
    const [at, before] = [onLine(term), terms[index - 1]];
    figure
      .dot(at, 'pen', 4)
      .text(String(term), [at[0], 118])
      .text(`*a*_${index + 1}`, [at[0], 140], { colour: 'pen' });
    if (before === undefined) return;
    const middle = onLine((term + before) / 2);
    const radius = (difference * unit) / 2;
    figure
      .arc(middle, radius, 180, 0, 'red')
      .text(`+${difference}`, [middle[0], middle[1] - radius - 12], { colour: 'red' });
    claimNear(middle[0] + radius, at[0], 1e-9, 'the jump ends on its term');
    jumps++;
  });
  claim(jumps === count - 1, 'one jump less than terms');
  return figure.svg();
}

export const jumpsOnALine: FigureSource = {
  name: 'jumps-on-a-line',
  caption: 'Five terms, four jumps: $a_5 = 2 + 4 \\times 3 = 14$.',
  description:
    'A number line with five dots at 2, 5, 8, 11 and 14, named a1 to a5. Four arcs, each marked +3, lead from dot to dot.',
  draw,
};
