import { addCallout } from '#figures/kit/callouts.ts';
import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import { drawNephron } from './nephron.ts';

function draw(): string {
  const figure = new Figure(390);
  drawNephron(figure);
  addCallout(figure, { text: 'W', at: [104, 94] }, [140, 30], 'middle');
  addCallout(figure, { text: 'X', at: [113, 133] }, [120, 170], 'middle');
  addCallout(figure, { text: 'Y', at: [176, 66] }, [214, 54]);
  addCallout(figure, { text: 'Z', at: [292, 84] }, [300, 36], 'middle');
  return figure.svg();
}

export const nephronWithLetters: FigureSource = {
  name: 'nephron-with-letters',
  caption: 'A nephron with letters at four of its parts.',
  description:
    'A vessel enters a cup, X, and makes a ball of capillaries in it, W. From the cup a long winding tube, Y, leads to a wide straight tube on the right, Z. Capillaries run along Y.',
  draw,
};
