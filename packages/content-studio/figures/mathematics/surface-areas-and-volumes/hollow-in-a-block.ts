import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import { add } from '#figures/kit/point.ts';
import { drawBox, drawRim } from '#figures/kit/solids.ts';

function draw(): string {
  const figure = new Figure(260);
  const unit = 13;
  const top = drawBox(figure, [70, 210], [14 * unit, 7 * unit, 14 * unit]);
  const middle = add(top, [7 * unit + 7 * unit * 0.45, -7 * unit * 0.35]);
  drawRim(figure, middle, 3.5 * unit, 'metal');
  figure.span(add(middle, [-3.5 * unit, 0]), add(middle, [3.5 * unit, 0]), 'thin');
  figure.label('7 cm', middle, 'n', { size: 'small', isOnShape: true, gap: 16 });
  figure.text('14 cm', [70 + 7 * unit, 224]).label('7 cm', [70, 210 - 3.5 * unit], 'w', { gap: 8 });
  return figure.svg();
}

export const hollowInABlock: FigureSource = {
  name: 'hollow-in-a-block',
  caption: 'A wooden block with a hollow in the form of a half sphere.',
  description:
    'A cuboid, 14 cm wide, 7 cm high and 14 cm deep. In its upper face is the round rim of a hollow in the form of a hemisphere; the diameter of the rim is marked 7 cm.',
  draw,
};
