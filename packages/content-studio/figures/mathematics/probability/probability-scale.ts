import { claimNear } from '#figures/kit/claims.ts';
import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';

const events = [
  { favourable: 0, all: 6, fraction: '0', lines: ['a 7'] },
  { favourable: 1, all: 6, fraction: '1/6', lines: ['a 4'] },
  { favourable: 3, all: 6, fraction: '1/2', lines: ['an even', 'number'] },
  { favourable: 5, all: 6, fraction: '5/6', lines: ['not', 'a 4'] },
  { favourable: 6, all: 6, fraction: '1', lines: ['less', 'than 7'] },
];

/** Events of one throw of a die at their probability between 0 and 1. */
function draw(): string {
  const figure = new Figure(170);
  const [left, length, y] = [38, 284, 70];
  figure.line(
    [
      [left, y],
      [left + length, y],
    ],
    'bold',
  );
  for (const { favourable, all, fraction, lines } of events) {
    const at = left + (length * favourable) / all;
    claimNear((at - left) / length, favourable / all, 1e-9, 'the event stands at its probability');
    figure.dot([at, y], 'pen', 4.5).text(fraction, [at, y + 20], { colour: 'pen' });
    for (const [row, line] of lines.entries()) figure.text(line, [at, y + 44 + 15 * row], { size: 'small' });
  }
  figure.text('impossible', [left + 11, y - 22], { colour: 'red' });
  figure.text('sure', [left + length, y - 22], { colour: 'green' });
  figure.text('even chance', [left + length / 2, y - 22], { colour: 'soft' });
  return figure.svg();
}

export const probabilityScale: FigureSource = {
  name: 'probability-scale',
  caption: 'Every probability lies from 0 to 1: some events of one throw of a die.',
  description:
    'A line from 0 to 1 with five dots: a 7 at 0, impossible; a 4 at 1/6; an even number at 1/2, an even chance; not a 4 at 5/6; a number less than 7 at 1, sure.',
  draw,
};
