import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import type { Point } from '#figures/kit/point.ts';
import { smoothThrough } from '#figures/kit/smooth-curve.ts';

function drawLeaf(figure: Figure, [x, y]: Point, across: number, up: number): void {
  figure.polygon(
    smoothThrough(
      [
        [x, y],
        [x + across * 0.5 - up * 0.18, y + up * 0.5 - Math.abs(across) * 0.14],
        [x + across, y + up],
        [x + across * 0.5 + up * 0.18, y + up * 0.5 + Math.abs(across) * 0.14],
      ],
      true,
    ),
    'leaf green',
  );
}

function draw(): string {
  const figure = new Figure(300);
  const [left, right] = [168, 186];
  for (const [way, look] of [
    [
      [
        [172, 222],
        [160, 244],
        [136, 262],
      ],
      'amber',
    ],
    [
      [
        [177, 222],
        [178, 250],
        [174, 276],
      ],
      'amber',
    ],
    [
      [
        [182, 222],
        [198, 246],
        [222, 258],
      ],
      'amber',
    ],
  ] as [Point[], string][])
    figure.line(smoothThrough(way), `${look} bold`);
  figure.polygon(
    [
      [left, 226],
      [left, 150],
      [right, 122],
      [right, 226],
    ],
    'gold amber',
  );
  figure.polygon(
    [
      [left, 148],
      [left, 62],
      [right, 62],
      [right, 120],
    ],
    'leaf green',
  );
  for (const y of [118, 128, 138, 148, 158])
    figure.line(
      [
        [left - 3, y],
        [right + 3, y - 5],
      ],
      'soft',
    );
  for (const [at, across, up] of [
    [[170, 66], -52, -22],
    [[184, 66], 50, -26],
    [[177, 62], -6, -46],
    [[170, 92], -50, 6],
    [[184, 88], 52, 4],
  ] as [Point, number, number][])
    drawLeaf(figure, at, across, up);
  figure.line(
    [
      [60, 226],
      [164, 226],
    ],
    'bold amber',
  );
  figure.line(
    [
      [190, 226],
      [300, 226],
    ],
    'bold amber',
  );
  figure.text('branch of', [290, 60]).text('plant 1', [290, 76]);
  figure.line(
    [
      [254, 72],
      [188, 104],
    ],
    'soft thin',
  );
  figure.text('stem of plant 2', [296, 180]).text('with its roots', [296, 196]);
  figure.line(
    [
      [240, 184],
      [188, 190],
    ],
    'soft thin',
  );
  figure.text('tape', [100, 140]);
  figure.line(
    [
      [116, 140],
      [163, 138],
    ],
    'soft thin',
  );
  return figure.svg();
}

export const twoMangoPlantsJoined: FigureSource = {
  name: 'two-mango-plants-joined',
  caption: 'Parts of two mango plants, cut aslant and tied together with tape.',
  description:
    'A rooted stem of plant 2 in the soil is cut aslant. On its cut face sits a leafy branch of plant 1 with a cut face that fits. Tape is wound around the place where they meet.',
  draw,
};
