import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';

function draw(): string {
  const figure = new Figure(240);
  const rod = (x: number, y: number, length: number, name: string, look: string) => {
    figure.rectangle([x - 5, y - length / 2], [x + 5, y + length / 2], look);
    figure.text(name, [x + 15, y]);
  };
  figure.circle([92, 118], 74, 'soft');
  rod(54, 104, 62, 'T', 'pen tint');
  rod(88, 104, 62, 't', 'red warm');
  rod(70, 156, 30, 'R', 'pen tint');
  rod(108, 156, 30, 'r', 'red warm');
  figure.text('body cell', [92, 210]);
  const cells = [
    ['W', 'T', 'R'],
    ['X', 't', 'r'],
    ['Y', 'T', 't'],
    ['Z', 't', 'R'],
  ] as const;
  cells.forEach(([name, first, second], index) => {
    const [x, y]: [number, number] = [224 + 90 * (index % 2), 66 + 110 * Math.floor(index / 2)];
    figure.circle([x, y], 38, 'soft');
    rod(x - 18, y, 46, first, first === 'T' ? 'pen tint' : 'red warm');
    if (second === 't') rod(x + 8, y, 46, second, 'red warm');
    else rod(x + 8, y, 24, second, second === 'R' ? 'pen tint' : 'red warm');
    figure.text(name, [x, y + 50]);
  });
  return figure.svg();
}

export const chromosomesOfACell: FigureSource = {
  name: 'chromosomes-of-a-cell',
  caption: 'A body cell of a pea plant with two pairs of chromosomes, and four cells beside it.',
  description:
    'On the left a large cell with four rods in two pairs: T and t, R and r. Beside it four small cells with two rods each: W has T and R, X has t and r, Y has T and t, Z has t and R.',
  draw,
};
