import { addCallout, addCallouts } from '#figures/kit/callouts.ts';
import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import { drawBrain } from './brain.ts';

function draw(): string {
  const figure = new Figure(350);
  drawBrain(figure);
  addCallout(figure, { text: 'P', at: [112, 128] }, [40, 110]);
  addCallout(figure, { text: 'S', at: [155, 196] }, [40, 230]);
  addCallouts(figure, 'right', 320, [
    { text: 'Q', at: [246, 216] },
    { text: 'R', at: [198, 240] },
  ]);
  return figure.svg();
}

export const brainWithLetters: FigureSource = {
  name: 'brain-with-letters',
  caption: 'The human brain from the side, the face on the left, with letters at four of its parts.',
  description:
    'A section of a head. P is at the large folded part that fills most of the skull, Q at the round striped part below it at the back, R at the lower end of the stem, just above the cord, S at a small body that hangs below the middle.',
  draw,
};
