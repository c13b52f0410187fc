import { claim } from '#figures/kit/claims.ts';
import { countKinds, crossOf, showsDominant } from '#figures/kit/crosses.ts';
import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import { drawPunnettSquare } from '#figures/kit/punnett-square.ts';
import { drawSeed } from '#figures/kit/seed.ts';

const kindOf = (genotype: string) =>
  `${showsDominant(genotype) ? 'round' : 'wrinkled'} ${showsDominant(genotype, 1) ? 'yellow' : 'green'}`;

function draw(): string {
  const figure = new Figure(440);
  const square = crossOf('RrYy', 'RrYy');
  const counts = countKinds(square, kindOf);
  const kinds = ['round yellow', 'round green', 'wrinkled yellow', 'wrinkled green'];
  claim(kinds.map((kind) => counts[kind]).join(':') === '9:3:3:1', 'seeds 9 : 3 : 3 : 1');
  const seedOf = (kind: string) => ({ isRound: kind.startsWith('round'), isYellow: kind.endsWith('yellow') });
  drawPunnettSquare(figure, square, {
    corner: [62, 62],
    cell: 68,
    gamete: 16,
    drawCell: (genotype, [x, y]) => {
      drawSeed(figure, [x, y - 10], 15, seedOf(kindOf(genotype)));
      figure.text(genotype, [x, y + 20], { size: 'small' });
    },
  });
  kinds.forEach((kind, index) => {
    const [x, y] = [70 + (index % 2) * 146, 360 + Math.floor(index / 2) * 30];
    drawSeed(figure, [x, y], 10, seedOf(kind));
    figure.text(`${counts[kind]} ${kind}`, [x + 17, y], { anchor: 'start', size: 'small' });
  });
  return figure.svg();
}

export const dihybridCross: FigureSource = {
  name: 'dihybrid-cross',
  caption:
    'F1 with F1 for two traits, $RrYy \\times RrYy$: the sixteen cells hold seeds in the ratio 9 : 3 : 3 : 1.',
  description:
    'A square of four columns and four rows; the gametes RY, Ry, rY and ry stand above and beside it. Counted by their look: 9 seeds are round and yellow, 3 round and green, 3 wrinkled and yellow, 1 wrinkled and green.',
  draw,
};
