import { claim } from '#figures/kit/claims.ts';
import { gametesOf } from '#figures/kit/crosses.ts';
import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import type { Point } from '#figures/kit/point.ts';

/** A chromosome with the letter of its allele beside it; chromosomes of one pair are equally long. */
function drawChromosome(figure: Figure, [x, y]: Point, allele: string) {
  const isFirstPair = allele.toUpperCase() === 'R';
  const half = isFirstPair ? 24 : 14;
  const look = allele === allele.toUpperCase() ? 'pen tint' : 'red warm';
  figure.rectangle([x - 4, y - half], [x + 4, y + half], look);
  figure.text(allele, [x + 13, y], { isOnShape: true });
}

function draw(): string {
  const figure = new Figure(330);
  const parent = 'RrYy';
  figure.circle([180, 74], 62, 'soft');
  for (const [index, allele] of [...parent].entries()) drawChromosome(figure, [134 + index * 28, 74], allele);
  figure.text('cell with two pairs', [296, 44], { size: 'small' }).text('of chromosomes', [296, 60], {
    size: 'small',
  });
  const gametes = gametesOf(parent);
  claim(new Set(gametes).size === 4, 'four different gametes');
  gametes.forEach((gamete, index) => {
    claim(gamete.length * 2 === parent.length, 'a gamete has half the number');
    const centre: Point = [54 + index * 84, 226];
    figure.arrow([150 + index * 20, 132 + (index % 3 === 0 ? 0 : 4)], [centre[0], 184], 'soft');
    figure.circle(centre, 38, 'soft');
    for (const [place, allele] of [...gamete].entries())
      drawChromosome(figure, [centre[0] - 18 + place * 26, centre[1]], allele);
    figure.text(gamete, [centre[0], 280]);
  });
  figure.text('gametes: one of each pair, in every combination', [180, 304], { size: 'small' });
  return figure.svg();
}

export const oneAlleleOfEachPair: FigureSource = {
  name: 'one-allele-of-each-pair',
  caption: 'A parent $RrYy$ makes four kinds of gametes: each gets one chromosome of every pair.',
  description:
    'Above, a cell with a pair of long chromosomes that carry R and r and a pair of short ones that carry Y and y. Four arrows lead to four gametes with one long and one short chromosome each: RY, Ry, rY and ry.',
  draw,
};
