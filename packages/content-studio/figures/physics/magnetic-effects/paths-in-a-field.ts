import { claim } from '#figures/kit/claims.ts';
import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import { add, type Point } from '#figures/kit/point.ts';
import { crossProduct, isSameDirection } from '#figures/kit/space.ts';

function draw(): string {
  const figure = new Figure(270);
  const force = crossProduct([1, 0, 0], [0, 0, -1]);
  claim(isSameDirection(force, [0, 1, 0]), 'a positive particle is pushed upwards');
  figure.rectangle([120, 20], [320, 220], 'soft');
  for (const x of [150, 200, 250, 300])
    for (const y of [48, 92, 148, 192])
      figure
        .line(
          [
            [x - 4, y - 4],
            [x + 4, y + 4],
          ],
          'green',
        )
        .line(
          [
            [x - 4, y + 4],
            [x + 4, y - 4],
          ],
          'green',
        );
  const entry: Point = [120, 120];
  figure.ray([[24, 120], entry], 'pen bold');
  figure.dot([24, 120], 'pen', 4);
  for (const [name, side] of [
    ['A', -1],
    ['D', 1],
  ] as const) {
    figure.curve(
      (t) => add([120, 120 + side * 84], [84 * Math.sin(1.4 * t), -side * 84 * Math.cos(1.4 * t)]),
      'red dashed',
    );
    figure.text(name, [218, 120 + side * 68], { colour: 'red' });
  }
  figure.line([entry, [286, 120]], 'red dashed').text('B', [300, 120], { colour: 'red' });
  figure
    .line(
      [
        [118, 130],
        [50, 130],
      ],
      'red dashed',
    )
    .text('E', [38, 136], { colour: 'red' });
  return figure.svg();
}

export const pathsInAField: FigureSource = {
  name: 'paths-in-a-field',
  caption:
    'A particle comes from the left into a uniform magnetic field that points into the page (crosses).',
  description:
    'A square region with crosses: the magnetic field points into the page. A particle enters it from the left, moving to the right. Four dashed paths are offered: A bends upwards, B goes straight on, D bends downwards, E turns straight back.',
  draw,
};
