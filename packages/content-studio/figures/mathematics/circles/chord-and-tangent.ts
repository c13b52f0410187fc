import type { FigureSource } from '#figures/kit/figure-source.ts';
import { geometryFigure } from '#figures/kit/geometry-scene.ts';

export const chordAndTangent: FigureSource = {
  name: 'chord-and-tangent',
  caption: 'A tangent at $P$ and the chord $PQ$.',
  description:
    'A circle with the centre O. The level line XY touches it below, at P. The chord PQ goes up to the right; the angle between it and PY is marked by an arc. The radii OP and OQ are drawn.',
  draw: () =>
    geometryFigure({
      points: {
        O: [0, 0],
        P: [0, -4],
        Q: [4 * Math.cos(Math.PI / 18), 4 * Math.sin(Math.PI / 18)],
        X: [-6, -4],
        Y: [6, -4],
      },
      shapes: [
        { circle: 'O', radius: 4 },
        { line: 'XY', look: 'pen bold' },
        { line: 'PQ', look: 'red bold' },
        { line: 'POQ' },
      ],
      names: { O: 'nw', P: 's', Q: 'e', X: 'w', Y: 'e' },
      dots: 'OP',
      angles: [['QPY', '', 26]],
      size: [250, 190],
    }),
};
