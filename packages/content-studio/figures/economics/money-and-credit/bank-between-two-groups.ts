import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';

function draw(): string {
  const figure = new Figure(250);
  const box = (top: number, words: string[], look: string) => {
    figure.rectangle([90, top], [270, top + 50], look);
    words.forEach((word, row) => {
      figure.text(word, [180, top + 25 + (row - (words.length - 1) / 2) * 18], { isOnShape: true });
    });
  };
  box(10, ['depositors'], 'leaf green');
  box(100, ['bank: keeps 15%', 'as cash'], 'tint pen');
  box(190, ['borrowers'], 'warm red');
  figure.arrow([120, 60], [120, 98], 'green').text('₹200 crore', [112, 79], { anchor: 'end' });
  figure.arrow([240, 98], [240, 62], 'pen').text('interest 5%', [250, 79], { anchor: 'start' });
  figure.arrow([120, 150], [120, 188], 'pen').text('the rest', [112, 169], { anchor: 'end' });
  figure.arrow([240, 188], [240, 152], 'red').text('interest 10%', [250, 169], { anchor: 'start' });
  return figure.svg();
}

export const bankBetweenTwoGroups: FigureSource = {
  name: 'bank-between-two-groups',
  caption: 'What a bank in a small town does with deposits of ₹200 crore (invented figures).',
  description:
    'Three boxes. Depositors give 200 crore rupees to a bank, which pays them 5 per cent a year. The bank keeps 15 per cent of it as cash and lends the rest to borrowers, who pay 10 per cent a year.',
  draw,
};
