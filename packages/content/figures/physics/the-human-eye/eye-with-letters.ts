import { addCallout } from '#figures/kit/callouts.ts';
import { drawEyeSection } from '#figures/kit/eye-section.ts';
import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';

function draw(): string {
  const figure = new Figure(260);
  const { lens, onRetina, muscle } = drawEyeSection(figure);
  const [x, y] = lens;
  addCallout(figure, { text: 'P', at: [x - 15, y - 20] }, [40, 70], 'end');
  addCallout(figure, { text: 'Q', at: [x + 4, y] }, [230, 130]);
  addCallout(figure, { text: 'R', at: onRetina }, [330, 60]);
  addCallout(figure, { text: 'S', at: muscle }, [78, 226], 'end');
  return figure.svg();
}

export const eyeWithLetters: FigureSource = {
  name: 'eye-with-letters',
  caption: 'The human eye, with letters at four of its parts.',
  description:
    'A section through an eyeball, seen from the side. P is at the dark curtain behind the cornea, Q at the lens, R at the layer that lines the back, S at what holds the lens below.',
  draw,
};
