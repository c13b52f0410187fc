import { claim } from '#figures/kit/claims.ts';
import { countKinds, crossOf, showsDominant } from '#figures/kit/crosses.ts';
import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import type { Point } from '#figures/kit/point.ts';

const heights = { tall: 84, short: 26 };

/** A stem with pairs of leaves; all plants have leaves of the same size. */
function drawPea(figure: Figure, [x, y]: Point, isTall: boolean) {
  const height = isTall ? heights.tall : heights.short;
  figure.line(
    [
      [x, y],
      [x, y - height],
    ],
    'green bold',
  );
  for (let up = 12; up <= height; up += 16)
    for (const side of [-1, 1])
      figure.blob(
        (t) => [
          x + side * (8 + 7.5 * Math.cos(2 * Math.PI * t)),
          y - up - 3 + 3.8 * Math.sin(2 * Math.PI * t),
        ],
        'leaf green thin',
        8,
      );
  figure.line(
    [
      [x - 18, y],
      [x + 18, y],
    ],
    'soft',
  );
}

function drawRow(figure: Figure, foot: number, plants: readonly boolean[], apart: number) {
  plants.forEach((isTall, index) => {
    drawPea(figure, [206 + (index - (plants.length - 1) / 2) * apart, foot], isTall);
  });
}

function draw(): string {
  const figure = new Figure(430);
  const isTall = (genotype: string) => showsDominant(genotype);
  const first = crossOf('TT', 'tt').cells.flat();
  const second = crossOf('Tt', 'Tt');
  claim(first.length === 4 && first.every(isTall), 'every plant of F1 is tall');
  const counts = countKinds(second, (genotype) => String(isTall(genotype)));
  claim(counts.true === 3 && counts.false === 1, 'F2 has three tall plants to one short');
  const rows: [string, number, boolean[], number][] = [
    ['Parents', 108, [true, false], 110],
    ['F_1', 238, first.map(isTall), 62],
    ['F_2', 368, second.cells.flat().map(isTall), 62],
  ];
  for (const [name, foot, plants, apart] of rows) {
    drawRow(figure, foot, plants, apart);
    figure.text(name, [42, foot - 40], { colour: 'soft' });
  }
  figure.text('×', [206, 80]);
  figure.arrow([206, 114], [206, 144], 'soft').arrow([206, 244], [206, 274], 'soft');
  figure.text('F_1 with itself', [266, 258], { size: 'small' });
  figure.text('tall', [151, 122], { size: 'small' }).text('short', [261, 122], { size: 'small' });
  return figure.svg();
}

export const tallAndShortPeas: FigureSource = {
  name: 'tall-and-short-peas',
  caption: 'Shortness is gone in F1 and is back in one plant of four in F2.',
  description:
    'Three rows of pea plants. First row: a tall and a short parent. Second row, F1: four plants, all tall. Third row, F2, from F1 pollinated with itself: three tall plants and one short one.',
  draw,
};
