import { claim } from '#figures/kit/claims.ts';
import { countKinds, crossOf } from '#figures/kit/crosses.ts';
import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import { drawPunnettSquare } from '#figures/kit/punnett-square.ts';

const childName = (pair: string) => (pair.includes('Y') ? 'boy' : 'girl');

function draw(): string {
  const figure = new Figure(290);
  const square = crossOf('XX', 'XY');
  const counts = countKinds(square, childName);
  claim(counts.girl === 2 && counts.boy === 2, 'as many cells with a girl as with a boy');
  square.rows.forEach((sperm, row) => {
    const children = square.cells[row] ?? [];
    claim(
      children.every((pair) => childName(pair) === (sperm === 'Y' ? 'boy' : 'girl')),
      'the sperm decides the sex of the child',
    );
  });
  figure.text('Mother XX: every egg has X', [224, 20], { colour: 'pen' });
  figure.text('Father XY', [8, 76], { anchor: 'start', colour: 'red', size: 'small' });
  figure.text('sperm X or Y', [8, 92], { anchor: 'start', colour: 'red', size: 'small' });
  drawPunnettSquare(figure, square, {
    corner: [148, 84],
    cell: 76,
    gamete: 17,
    drawCell: (pair, [x, y]) => {
      const isBoy = childName(pair) === 'boy';
      figure.rectangle([x - 30, y - 22], [x + 30, y + 22], isBoy ? 'glass pen' : 'gold amber');
      figure.text(pair, [x, y - 9], { isOnShape: true });
      figure.text(childName(pair), [x, y + 9], { isOnShape: true, size: 'small' });
    },
  });
  figure.text(`${counts.girl} girls : ${counts.boy} boys, that is half and half`, [180, 262]);
  return figure.svg();
}

export const sexDetermination: FigureSource = {
  name: 'sex-determination',
  caption: 'Sex of a child in humans: the egg always brings X, the sperm brings X or Y.',
  description:
    'A square of four cells. Above it two eggs of the mother, both X; beside it the sperms of the father, X and Y. The row of the X sperm has XX, girls; the row of the Y sperm has XY, boys. Two cells of four each.',
  draw,
};
