import { addCallout } from '#figures/kit/callouts.ts';
import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import { drawReflexArc } from './reflex-arc.ts';

function draw(): string {
  const figure = new Figure(350);
  drawReflexArc(figure);
  addCallout(figure, { text: 'A', at: [118, 122] }, [70, 96], 'middle');
  addCallout(figure, { text: 'B', at: [252, 98] }, [252, 178], 'middle');
  addCallout(figure, { text: 'C', at: [157, 207] }, [206, 214]);
  addCallout(figure, { text: 'D', at: [166, 266] }, [204, 316], 'middle');
  addCallout(figure, { text: 'E', at: [40, 262] }, [42, 214], 'middle');
  return figure.svg();
}

export const reflexArcWithLetters: FigureSource = {
  name: 'reflex-arc-with-letters',
  caption: 'The arc along which the message runs when a hand comes near a flame, with letters at five parts.',
  description:
    'E is at the skin of the fingers, near a flame. A long line, A, leads from there up into a section of the spinal cord. In the cord a short piece, B, joins A to another long line, C, which leads down to a muscle of the arm, D.',
  draw,
};
