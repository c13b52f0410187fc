import { claim } from '#figures/kit/claims.ts';
import { childOf, countKinds, crossOf, gametesOf, showsDominant } from '#figures/kit/crosses.ts';
import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import type { Point } from '#figures/kit/point.ts';
import { drawPunnettSquare } from '#figures/kit/punnett-square.ts';

const heightOf = (genotype: string) => (showsDominant(genotype) ? 'tall' : 'short');

function drawPlant(figure: Figure, centre: Point, genotype: string) {
  const look = showsDominant(genotype) ? 'leaf green' : 'gold amber';
  figure.rectangle([centre[0] - 30, centre[1] - 18], [centre[0] + 30, centre[1] + 18], look);
  figure.text(genotype, [centre[0], centre[1] - 8], { isOnShape: true });
  figure.text(heightOf(genotype), [centre[0], centre[1] + 8], { isOnShape: true, size: 'small' });
}

function draw(): string {
  const figure = new Figure(480);
  const parents = ['TT', 'tt'];
  const places: Point[] = [
    [130, 40],
    [270, 40],
  ];
  figure.text('Parents', [40, 40], { colour: 'soft' }).text('×', [200, 40]);
  const gametes = parents.map((parent) => [...new Set(gametesOf(parent))]);
  claim(
    gametes.every((kinds) => kinds.length === 1),
    'a pure parent makes gametes of one kind',
  );
  const first = childOf(gametes[0]?.[0] ?? '', gametes[1]?.[0] ?? '');
  claim(first === 'Tt' && heightOf(first) === 'tall', 'all of F1 are Tt and tall');
  figure.text('Gametes', [40, 96], { colour: 'soft' });
  parents.forEach((parent, index) => {
    const [x, y] = places[index] ?? [0, 0];
    drawPlant(figure, [x, y], parent);
    figure.arrow([x, y + 20], [x, 78], 'soft');
    figure.circle([x, 96], 15, index === 0 ? 'pen tint' : 'red warm');
    figure.text(gametes[index]?.[0] ?? '', [x, 96], { isOnShape: true });
    figure.arrow([x + (index === 0 ? 13 : -13), 108], [200 + (index === 0 ? -22 : 22), 130], 'soft');
  });
  figure.text('F_1', [40, 152], { colour: 'soft' });
  drawPlant(figure, [200, 152], first);
  figure.text('all alike', [278, 152], { size: 'small' });
  figure.arrow([200, 172], [200, 206], 'soft').text('F_1 × F_1', [250, 190], { size: 'small' });

  const square = crossOf(first, first);
  const counts = countKinds(square, heightOf);
  claim(counts.tall === 3 && counts.short === 1, 'three tall to one short');
  const genotypes = countKinds(square, (genotype) => genotype);
  claim(genotypes.TT === 1 && genotypes.Tt === 2 && genotypes.tt === 1, 'genotypes 1 : 2 : 1');
  figure.text('F_2', [40, 320], { colour: 'soft' });
  drawPunnettSquare(figure, square, {
    corner: [124, 254],
    cell: 76,
    drawCell: (genotype, centre) => drawPlant(figure, centre, genotype),
  });
  figure.text(`${counts.tall} tall : ${counts.short} short`, [200, 426]);
  return figure.svg();
}

export const monohybridCross: FigureSource = {
  name: 'monohybrid-cross',
  caption: 'A cross for one trait: all of F1 are tall, and in F2 there are three tall plants to one short.',
  description:
    'Parents TT (tall) and tt (short) make gametes T and t. Their offspring, F1, are all Tt and tall. F1 crossed with F1 gives a square of four cells, F2: TT, Tt and Tt are tall, tt is short.',
  draw,
};
