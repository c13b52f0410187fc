import { addCallout } from '#figures/kit/callouts.ts';
import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import { drawNeuron } from './neuron.ts';

function draw(): string {
  const figure = new Figure(270);
  drawNeuron(figure);
  addCallout(figure, { text: 'A', at: [79, 58] }, [44, 22], 'middle');
  addCallout(figure, { text: 'B', at: [98, 98] }, [160, 60]);
  addCallout(figure, { text: 'C', at: [216, 126] }, [214, 92], 'middle');
  addCallout(figure, { text: 'D', at: [334, 122] }, [300, 76], 'middle');
  return figure.svg();
}

export const neuronWithLetters: FigureSource = {
  name: 'neuron-with-letters',
  caption: 'A neuron with letters at four of its parts.',
  description:
    'A cell. A is at one of its many short branches on the left, B at its thick middle, beside a round body inside, C at one long fibre that runs to the right, D at a small knob at the far end of this fibre.',
  draw,
};
