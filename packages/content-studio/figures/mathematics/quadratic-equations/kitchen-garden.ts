import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';

/** The garden of a case from above: a wall and a fence on three sides. */
function draw(): string {
  const figure = new Figure(190);
  const [left, right, top, bottom] = [80, 280, 40, 140];
  figure.rectangle([left, top], [right, bottom], 'leaf bare');
  figure.rectangle([40, top - 12], [320, top], 'metal');
  figure.line(
    [
      [left, top],
      [left, bottom],
      [right, bottom],
      [right, top],
    ],
    'green bold',
  );
  figure.text('wall', [180, top - 22]).text('garden', [180, 90], { isOnShape: true });
  figure.label('*x*', [left, 90], 'w').label('*x*', [right, 90], 'e').label('fence', [180, bottom], 's');
  return figure.svg();
}

export const kitchenGarden: FigureSource = {
  name: 'kitchen-garden',
  caption: 'The kitchen garden from above.',
  description:
    'A rectangle seen from above. Its upper side lies along a straight wall; the other three sides are a fence. Each of the two sides that meet the wall is marked x.',
  draw,
};
