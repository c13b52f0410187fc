import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import { drawStopper, drawTestTube } from '#figures/kit/glassware.ts';

/** The gas and two strips of litmus paper: without water there are no ions. */
const strips = [
  { x: 100, isMoist: false },
  { x: 260, isMoist: true },
];

function draw(): string {
  const figure = new Figure(280);
  for (const { x, isMoist } of strips) {
    drawTestTube(figure, [x, 60], 150, -90, { width: 48, filled: 0 });
    drawStopper(figure, [x, 60], 48);
    figure.rectangle([x - 8, 90], [x + 8, 160], isMoist ? 'warm red' : 'tint pen');
    for (const [dx, y] of [
      [-16, 100],
      [17, 112],
      [-16, 142],
      [16, 150],
      [-15, 178],
      [10, 184],
      [0, 174],
      [14, 170],
      [-6, 192],
    ] as const)
      figure.dot([x + dx, y], 'soft', 1.8);
    figure.text(isMoist ? 'moist litmus' : 'dry litmus', [x, 230]);
    figure.text(isMoist ? 'turns red' : 'stays blue', [x, 248], { colour: isMoist ? 'red' : 'pen' });
  }
  figure
    .line(
      [
        [172, 176],
        [114, 172],
      ],
      'soft thin',
    )
    .line(
      [
        [192, 176],
        [247, 174],
      ],
      'soft thin',
    );
  figure.text('dry HCl', [182, 150]).text('gas', [182, 166]);
  return figure.svg();
}

export const dryHydrogenChloride: FigureSource = {
  name: 'dry-hydrogen-chloride',
  caption:
    'Dry hydrogen chloride does not change dry blue litmus; moist litmus turns red, for only in water do ions form.',
  description:
    'Two stoppered test tubes filled with dry hydrogen chloride gas, shown as dots. In the left one hangs a strip of dry litmus paper, which stays blue; in the right one a moist strip, which has turned red.',
  draw,
};
