import { claim } from '#figures/kit/claims.ts';
import { countKinds, crossOf, showsDominant } from '#figures/kit/crosses.ts';
import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import { drawPunnettSquare } from '#figures/kit/punnett-square.ts';

function draw(): string {
  const figure = new Figure(230);
  const square = crossOf('Tt', 'tt');
  const counts = countKinds(square, (genotype) => (showsDominant(genotype) ? 'tall' : 'short'));
  claim(counts.tall === counts.short, 'half of the plants are tall');
  drawPunnettSquare(figure, square, {
    corner: [124, 62],
    cell: 70,
    drawCell: (genotype, centre) => {
      figure.text(genotype, centre);
    },
  });
  figure.text('plant A', [194, 14], { colour: 'pen' });
  figure.text('plant B', [52, 132], { colour: 'red' });
  return figure.svg();
}

export const crossOfTallAndShort: FigureSource = {
  name: 'cross-of-tall-and-short',
  caption: 'A cross of two pea plants, A and B, for height: T is tall, t is short.',
  description:
    'A square of four cells. Plant A makes gametes T and t, plant B makes gametes t and t. The cells of both rows are Tt and tt.',
  draw,
};
