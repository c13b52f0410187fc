import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';

function draw(): string {
  const figure = new Figure(230);
  for (let box = 0; box < 4; box++) figure.rectangle([110, 200 - box * 36], [170, 164 - box * 36], 'warm');
  for (let box = 0; box < 3; box++) figure.rectangle([190, 200 - box * 54], [250, 146 - box * 54], 'glass');
  figure.line(
    [
      [80, 201],
      [280, 201],
    ],
    'bold',
  );
  figure.label('12 cm', [110, 182], 'w', { gap: 8 }).label('18 cm', [250, 173], 'e', { gap: 8 });
  return figure.svg();
}

export const twoStacksOfBoxes: FigureSource = {
  name: 'two-stacks-of-boxes',
  caption: 'Two stacks of boxes on a floor.',
  description:
    'Two stacks of boxes beside each other on a floor. A box of the left stack is marked 12 cm high, a box of the right stack 18 cm. The left stack has four boxes, the right one three.',
  draw,
};
