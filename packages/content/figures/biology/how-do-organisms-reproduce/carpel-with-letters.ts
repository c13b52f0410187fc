import { addCallouts } from '#figures/kit/callouts.ts';
import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import { drawPollenTube } from './pollen-tube.ts';

function draw(): string {
  const figure = new Figure(330);
  drawPollenTube(figure);
  addCallouts(figure, 'right', 310, [
    { text: 'A', at: [182, 108] },
    { text: 'D', at: [232, 210] },
    { text: 'C', at: [183, 254] },
  ]);
  addCallouts(figure, 'left', 60, [{ text: 'B', at: [152, 226] }]);
  return figure.svg();
}

export const carpelWithLetters: FigureSource = {
  name: 'carpel-with-letters',
  caption: 'A carpel after pollination, cut open, with letters at four of its parts.',
  description:
    'Two grains lie on the top of a carpel. From one of them a tube, A, grows down inside. In the swollen base lies an oval body, B, with a small round cell in it, C. D is at the wall of the swollen base.',
  draw,
};
