import { claim } from '#figures/kit/claims.ts';
import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';

const gap = 18;

/** Each pattern has one dot more on both arms than the one before it. */
function draw(): string {
  const figure = new Figure(150);
  const counts: number[] = [];
  for (const [index, left] of [50, 140, 240].entries()) {
    const arm = index + 1;
    let count = 0;
    const dot = (x: number, y: number) => {
      figure.dot([x, y], 'pen', 5);
      count++;
    };
    dot(left, 100);
    for (let step = 1; step <= arm; step++) {
      dot(left, 100 - step * gap);
      dot(left + step * gap, 100);
    }
    counts.push(count);
    figure.text(`pattern ${arm}`, [left + (arm * gap) / 2, 126], { size: 'small' });
  }
  claim(counts.join() === '3,5,7', 'the patterns have 3, 5 and 7 dots');
  return figure.svg();
}

export const cornersOfDots: FigureSource = {
  name: 'corners-of-dots',
  caption: 'The first three patterns of dots.',
  description:
    'Three patterns of dots, each like the letter L. The first has one dot at the bend and one on each arm, the second two on each arm, the third three on each arm.',
  draw,
};
