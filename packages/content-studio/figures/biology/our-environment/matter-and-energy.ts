import { claim } from '#figures/kit/claims.ts';
import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import type { Point } from '#figures/kit/point.ts';

const boxes: Record<string, { at: Point; lines: string[]; look: string }> = {
  producers: { at: [104, 110], lines: ['Producers', 'green plants'], look: 'leaf green' },
  consumers: { at: [262, 110], lines: ['Consumers', 'animals'], look: 'tint pen' },
  decomposers: { at: [262, 226], lines: ['Decomposers', 'bacteria, fungi'], look: 'warm red' },
  soil: { at: [104, 226], lines: ['Soil, water, air', 'nutrients'], look: 'gold amber' },
};

function draw(): string {
  const figure = new Figure(300);
  for (const { at, lines, look } of Object.values(boxes)) {
    figure.rectangle([at[0] - 54, at[1] - 22], [at[0] + 54, at[1] + 22], look);
    for (const [row, line] of lines.entries())
      figure.text(line, [at[0], at[1] - 8 + row * 16], { isOnShape: true, size: 'small' });
  }
  const cycle: [Point, Point][] = [
    [
      [160, 110],
      [206, 110],
    ],
    [
      [262, 134],
      [262, 202],
    ],
    [
      [206, 226],
      [160, 226],
    ],
    [
      [104, 202],
      [104, 134],
    ],
  ];
  claim(cycle.length === Object.keys(boxes).length, 'matter goes round: as many arrows as boxes');
  for (const [start, end] of cycle) figure.arrow(start, end, 'green bold');
  figure.arrow([134, 134], [222, 202], 'green bold');
  figure.circle([46, 30], 20, 'gold amber').text('Sun', [46, 30], { isOnShape: true, size: 'small' });
  figure.arrow([62, 46], [84, 85], 'amber bold').text('light', [98, 54], { size: 'small', colour: 'amber' });
  for (const [start, end] of [
    [
      [290, 86],
      [318, 46],
    ],
    [
      [290, 250],
      [318, 284],
    ],
    [
      [130, 86],
      [158, 46],
    ],
  ] as const)
    figure.arrow(start, end, 'red dashed');
  figure.text('heat', [340, 34], { size: 'small', colour: 'red' });
  figure.text('heat', [180, 36], { size: 'small', colour: 'red' });
  figure.text('heat', [338, 288], { size: 'small', colour: 'red' });
  return figure.svg();
}

export const matterAndEnergy: FigureSource = {
  name: 'matter-and-energy',
  caption: 'Matter goes round in an ecosystem (green); energy comes from the Sun and leaves as heat (red).',
  description:
    'Light comes from the Sun to producers. Green arrows go from producers to consumers, from both to decomposers, from these to soil, water and air, and back to producers. Dashed red arrows of heat leave producers, consumers and decomposers.',
  draw,
};
