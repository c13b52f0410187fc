import { addCallouts } from '#figures/kit/callouts.ts';
import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import { drawFlower } from './parts-of-a-flower.ts';

function draw(): string {
  const figure = new Figure(310);
  drawFlower(figure);
  addCallouts(figure, 'left', 50, [
    { text: 'V', at: [108, 92] },
    { text: 'W', at: [143, 128] },
  ]);
  addCallouts(figure, 'right', 310, [
    { text: 'X', at: [186, 92] },
    { text: 'Y', at: [196, 192] },
    { text: 'Z', at: [184, 219] },
  ]);
  return figure.svg();
}

export const flowerWithLetters: FigureSource = {
  name: 'flower-with-letters',
  caption: 'A flower cut in half, with letters at five of its parts.',
  description:
    'A flower from the side. V is at a broad coloured leaf, W at the knob on top of a thin stalk beside the middle. In the middle X is at the flat top, Y at the swollen base, Z at one of the small round bodies in this base.',
  draw,
};
