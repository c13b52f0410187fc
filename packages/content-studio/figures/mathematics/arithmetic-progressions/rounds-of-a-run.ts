import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';

const pixelsPerMetre = 0.45;

function draw(): string {
  const figure = new Figure(190);
  [300, 350, 400].forEach((metres, index) => {
    const [left, y] = [86, 30 + 38 * index];
    figure.rectangle([left, y - 11], [left + metres * pixelsPerMetre, y + 11], 'tint pen');
    figure.text(`Round ${index + 1}`, [left - 10, y], { anchor: 'end' });
    figure.text(`${metres} m`, [left + metres * pixelsPerMetre + 10, y], { anchor: 'start' });
  });
  figure.text('and so on, up to round 10', [180, 144], { size: 'small' });
  return figure.svg();
}

export const roundsOfARun: FigureSource = {
  name: 'rounds-of-a-run',
  caption: 'The lengths of the first three rounds.',
  description:
    'Three bars below each other, each longer than the one above: round 1 with 300 m, round 2 with 350 m, round 3 with 400 m. Below it says: and so on, up to round 10.',
  draw,
};
