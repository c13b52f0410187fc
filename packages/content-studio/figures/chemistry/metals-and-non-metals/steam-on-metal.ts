import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import { drawBubbles, drawBurner, drawTestTube } from '#figures/kit/glassware.ts';
import type { Point } from '#figures/kit/point.ts';
import { sample } from '#figures/kit/shapes.ts';

function draw(): string {
  const figure = new Figure(300);
  const { at } = drawTestTube(figure, [200, 84], 160, 180, { width: 32, filled: 0 });
  const wool = (t: number): Point => at(146 - 16 * Math.cos(2 * Math.PI * t), 11 * Math.sin(2 * Math.PI * t));
  figure.blob(wool, 'glass soft', 24);
  figure.polygon(
    [at(94, -4), at(64, -4), at(64, 12), at(94, 12)].map(([x, y]): Point => [x, 168 - y]),
    'metal',
  );
  drawBurner(figure, [120, 110], 96);
  figure.rectangle([194, 67], [204, 101], 'metal');
  const tube: Point[] = [
    [190, 84],
    [236, 84],
    [236, 236],
    [286, 236],
    [286, 218],
  ];
  figure.polygon(
    [
      [216, 190],
      [344, 190],
      [344, 256],
      [216, 256],
    ],
    'bare glass',
  );
  figure
    .line(
      [
        [216, 168],
        [216, 256],
        [344, 256],
        [344, 168],
      ],
      'bold',
    )
    .line(
      [
        [216, 190],
        [344, 190],
      ],
      'soft thin',
    );
  const dome = sample((t): Point => [286 - 20 * Math.cos(Math.PI * t), 126 - 14 * Math.sin(Math.PI * t)], 14);
  figure.polygon(
    [
      [266, 156],
      [306, 156],
      [306, 218],
      [266, 218],
    ],
    'bare glass',
  );
  figure.polygon([[266, 126], ...dome, [306, 126], [306, 156], [266, 156]], 'bare blank');
  figure.line([[266, 218], ...dome, [306, 218]]).line(
    [
      [266, 156],
      [306, 156],
    ],
    'soft thin',
  );
  figure.line(tube, 'heavy soft');
  drawBubbles(figure, [
    [283, 206],
    [289, 194],
    [284, 180],
    [290, 168],
  ]);
  figure
    .line(
      [
        [60, 46],
        [54, 78],
      ],
      'soft thin',
    )
    .text('wet glass wool', [62, 36]);
  figure
    .line(
      [
        [140, 40],
        [122, 84],
      ],
      'soft thin',
    )
    .text('metal', [148, 30]);
  figure.label('burner', [100, 200], ['w', 'nw'], { gap: 6 });
  figure.label('delivery tube', [236, 84], ['ne', 'n', 'e'], { gap: 8 });
  figure
    .line(
      [
        [318, 106],
        [292, 136],
      ],
      'soft thin',
    )
    .text('hydrogen', [318, 97]);
  figure.label('water', [280, 256], 's', { gap: 8 });
  return figure.svg();
}

export const steamOnMetal: FigureSource = {
  name: 'steam-on-metal',
  caption: 'Action of steam on a metal: the hydrogen that forms is collected over water.',
  description:
    'A test tube lies flat. Wet glass wool at its closed end gives steam, which passes over a piece of metal that a burner heats. A tube leads the gas under water into a jar turned upside down, where it bubbles up and collects.',
  draw,
};
