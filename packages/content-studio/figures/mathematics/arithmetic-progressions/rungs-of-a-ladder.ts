import { claim } from '#figures/kit/claims.ts';
import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';

function draw(): string {
  const figure = new Figure(270);
  const unit = 3.6;
  for (let rung = 0; rung < 7; rung++) {
    const half = ((50 - 3 * rung) * unit) / 2;
    const y = 230 - rung * 30;
    claim(rung !== 6 || Math.abs(half - 16 * unit) < 1e-9, 'the top rung is 32 cm');
    figure.line(
      [
        [180 - half, y],
        [180 + half, y],
      ],
      'bold',
    );
  }
  for (const sign of [-1, 1])
    figure.line(
      [
        [180 + sign * 25 * unit, 230],
        [180 + sign * 16 * unit, 50],
      ],
      'bold',
    );
  figure.label('50 cm', [180, 230], 's', { gap: 8 }).label('32 cm', [180, 50], 'n', { gap: 8 });
  return figure.svg();
}

export const rungsOfALadder: FigureSource = {
  name: 'rungs-of-a-ladder',
  caption: 'A ladder that gets narrower towards the top.',
  description:
    'A ladder whose two rails lean towards each other. It has seven level rungs at equal distances. The lowest rung is marked 50 cm, the top one 32 cm.',
  draw,
};
