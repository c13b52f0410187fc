import { claimNear } from '#figures/kit/claims.ts';
import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';

function draw(): string {
  const figure = new Figure(290);
  claimNear(40_000 / 10 ** 3, 40, 1e-9, 'a tenth passes on three times');
  const levels = ['grass: 40,000 kJ', 'grasshoppers: P', 'frogs: Q', 'snakes: 40 kJ'];
  levels.forEach((words, index) => {
    const [half, top] = [130 - 25 * index, 220 - 68 * index];
    figure.rectangle([180 - half, top], [180 + half, top + 40], index ? 'tint pen' : 'leaf green');
    figure.text(words, [180, top + 20], { isOnShape: true });
    if (index) figure.arrow([180, top + 66], [180, top + 42], 'amber bold');
  });
  return figure.svg();
}

export const levelsWithGaps: FigureSource = {
  name: 'levels-with-gaps',
  caption: 'The energy at the trophic levels of a grassland; some of it is not written down.',
  description:
    'Four boxes one above the other. From below: grass 40,000 kJ, grasshoppers with the letter P, frogs with the letter Q, snakes 40 kJ. Arrows lead upwards from box to box.',
  draw,
};
