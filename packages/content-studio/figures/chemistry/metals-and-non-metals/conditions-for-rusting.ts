import { claim } from '#figures/kit/claims.ts';
import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import { drawStopper, drawTestTube } from '#figures/kit/glassware.ts';

/** The nail rusts only where both air and water are present. */
const tubes = [
  { x: 70, title: 'A', hasAir: true, hasWater: true, words: ['air and', 'water'] },
  { x: 180, title: 'B', hasAir: false, hasWater: true, words: ['boiled water,', 'oil on top'] },
  { x: 290, title: 'C', hasAir: true, hasWater: false, words: ['dry air,', 'silica gel'] },
];

function draw(): string {
  const figure = new Figure(310);
  const rusty = tubes.filter(({ hasAir, hasWater }) => hasAir && hasWater);
  claim(rusty.length === 1 && rusty[0]?.title === 'A', 'only the nail with air and water rusts');
  for (const { x, title, hasAir, hasWater, words } of tubes) {
    const filled = hasWater ? (hasAir ? 0.34 : 0.66) : 0;
    drawTestTube(figure, [x, 60], 150, -90, { width: 46, filled });
    drawStopper(figure, [x, 60], 46);
    if (!hasAir)
      figure.rectangle([x - 22, 98], [x + 22, 111], 'bare gold').line(
        [
          [x - 22, 98],
          [x + 22, 98],
        ],
        'soft thin',
      );
    if (!hasWater)
      for (const [dx, y] of [
        [-12, 196],
        [-2, 202],
        [8, 197],
        [-6, 190],
        [4, 188],
      ] as const)
        figure.circle([x + dx, y], 4, 'soft thin blank');
    figure
      .line(
        [
          [x - 9, 124],
          [x + 7, 180],
        ],
        'heavy',
      )
      .line(
        [
          [x - 14, 126],
          [x - 4, 122],
        ],
        'bold',
      );
    if (hasAir && hasWater)
      for (const share of [0.3, 0.5, 0.7, 0.9])
        figure.circle([x - 9 + 16 * share, 124 + 56 * share], 4, 'warm red');
    figure.text(title, [x, 34]);
    for (const [index, word] of words.entries()) figure.text(word, [x, 230 + index * 16], { size: 'small' });
    figure.text(hasAir && hasWater ? 'rusts' : 'no rust', [x, 268], {
      colour: hasAir && hasWater ? 'red' : 'green',
    });
  }
  return figure.svg();
}

export const conditionsForRusting: FigureSource = {
  name: 'conditions-for-rusting',
  caption: 'Iron rusts only where both air and water reach it.',
  description:
    'Three stoppered test tubes with an iron nail each. A has air and water, and its nail has rusty spots. B has boiled water with a layer of oil, so no air: no rust. C has air kept dry by silica gel: no rust.',
  draw,
};
