import type { FigureSource } from '#figures/kit/figure-source.ts';
import { geometryFigure } from '#figures/kit/geometry-scene.ts';

export const pathsAcrossALawn: FigureSource = {
  name: 'paths-across-a-lawn',
  caption: 'A lawn with two paths of the same width.',
  description:
    'A rectangle 30 m wide and 20 m high. An upright path and a level path, both of the width x, cross inside it and reach from side to side. The four parts that are left are lawn.',
  draw: () =>
    geometryFigure({
      points: {
        A: [0, 0],
        B: [30, 0],
        C: [30, 20],
        D: [0, 20],
        E: [12, 0],
        F: [14, 0],
        G: [14, 20],
        H: [12, 20],
        P: [0, 9],
        Q: [30, 9],
        R: [30, 11],
        S: [0, 11],
      },
      shapes: [
        { polygon: 'ABCD', look: 'leaf' },
        { polygon: 'EFGH', look: 'sun bare' },
        { polygon: 'PQRS', look: 'sun bare' },
        { polygon: 'ABCD', look: '' },
      ],
      lengths: [
        ['AB', '30 m', 's'],
        ['DA', '20 m', 'w'],
        ['QR', '*x*', 'e'],
        ['GH', '*x*', 'n'],
      ],
      size: [225, 160],
    }),
};
