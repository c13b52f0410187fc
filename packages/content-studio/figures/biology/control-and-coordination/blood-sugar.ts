import { claim } from '#figures/kit/claims.ts';
import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import type { Point } from '#figures/kit/point.ts';
import type { Look } from '#figures/kit/style-sheet.ts';

type Step = { at: Point; lines: string[]; look: Look; change: 'more' | 'less' };

const half = { width: 74, height: 27 };
/** The steps of the loop, clockwise. */
const steps: readonly Step[] = [
  { at: [180, 40], lines: ['Sugar in the', 'blood rises'], look: 'warm red', change: 'more' },
  { at: [272, 130], lines: ['Pancreas gives', 'more insulin'], look: 'tint pen', change: 'more' },
  { at: [180, 220], lines: ['Cells take in', 'sugar: it falls'], look: 'leaf green', change: 'less' },
  { at: [88, 130], lines: ['Pancreas gives', 'less insulin'], look: 'tint pen', change: 'less' },
];

function draw(): string {
  const figure = new Figure(280);
  claim(
    steps[0]?.change === steps[1]?.change && steps[2]?.change === steps[3]?.change,
    'insulin follows the sugar, up and down',
  );
  for (const {
    at: [x, y],
    lines,
    look,
  } of steps) {
    figure.rectangle([x - half.width, y - half.height], [x + half.width, y + half.height], look);
    for (const [row, line] of lines.entries()) figure.text(line, [x, y - 9 + row * 18], { isOnShape: true });
  }
  figure.arrow([254, 46], [290, 101], 'bold').arrow([290, 157], [256, 214], 'bold');
  figure.arrow([106, 214], [70, 159], 'bold').arrow([70, 103], [104, 46], 'bold');
  return figure.svg();
}

export const bloodSugar: FigureSource = {
  name: 'blood-sugar',
  caption:
    'Feedback: the amount of sugar in the blood itself decides how much insulin the pancreas gives out.',
  description:
    'A loop of four boxes with arrows. Sugar in the blood rises; the pancreas gives more insulin; cells take in sugar and it falls; the pancreas gives less insulin; and back to the first box.',
  draw,
};
