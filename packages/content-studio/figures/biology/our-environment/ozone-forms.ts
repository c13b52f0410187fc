import { claim } from '#figures/kit/claims.ts';
import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import type { Point } from '#figures/kit/point.ts';

/** Draws a molecule of this many oxygen atoms and returns their number. */
function drawOxygen(figure: Figure, centre: Point, atoms: 1 | 2 | 3): number {
  const places: Point[] =
    atoms === 3
      ? [
          [-15, 8],
          [0, -8],
          [15, 8],
        ]
      : atoms === 2
        ? [
            [-11, 0],
            [11, 0],
          ]
        : [[0, 0]];
  for (const [x, y] of places) {
    const at: Point = [centre[0] + x, centre[1] + y];
    figure
      .circle(at, 12, atoms === 1 ? 'red warm' : 'pen glass')
      .text('O', at, { isOnShape: true, size: 'small' });
  }
  return places.length;
}

function draw(): string {
  const figure = new Figure(220);
  const before = drawOxygen(figure, [60, 60], 2);
  figure.text('O_2', [60, 92]);
  figure.arrow([96, 60], [196, 60], 'bold').text('UV light', [144, 44], { colour: 'violet' });
  const after = drawOxygen(figure, [226, 60], 1) + drawOxygen(figure, [286, 60], 1);
  figure.text('+', [256, 60]).text('O', [226, 92]).text('O', [286, 92]);
  claim(before === after, 'splitting keeps the atoms');

  const parts = drawOxygen(figure, [42, 150], 2) + drawOxygen(figure, [112, 150], 1);
  figure.text('+', [83, 150]).text('O_2', [42, 184]).text('O', [112, 184]);
  figure.arrow([140, 150], [196, 150], 'bold');
  claim(parts === drawOxygen(figure, [240, 150], 3), 'joining keeps the atoms');
  figure.text('O_3, ozone', [244, 184]);
  return figure.svg();
}

export const ozoneForms: FigureSource = {
  name: 'ozone-forms',
  caption: 'High up UV light splits oxygen; single atoms join with oxygen molecules to ozone.',
  description:
    'Two steps. First: a molecule of two oxygen atoms is split by UV light into two single atoms. Second: a molecule of two atoms and a single atom join to a molecule of three, which is ozone.',
  draw,
};
