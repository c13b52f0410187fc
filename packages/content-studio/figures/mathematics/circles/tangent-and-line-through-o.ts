import type { FigureSource } from '#figures/kit/figure-source.ts';
import { geometryFigure } from '#figures/kit/geometry-scene.ts';

export const tangentAndLineThroughO: FigureSource = {
  name: 'tangent-and-line-through-o',
  caption: 'A tangent $PT$ and the line from $P$ through the centre $O$.',
  description:
    'A circle with the centre O and a point P outside on the right. The tangent from P touches the circle at T, above. The line PO meets the circle at A, between P and O. PT is marked 12 cm and PA 8 cm; the radius OT is drawn.',
  draw: () =>
    geometryFigure({
      points: { O: [0, 0], P: [13, 0], T: [25 / 13, 60 / 13], A: [5, 0] },
      shapes: [
        { circle: 'O', radius: 5 },
        { line: 'OP', look: 'soft' },
        { line: 'PT', look: 'pen bold' },
        { line: 'OT' },
      ],
      names: { O: 'w', P: 'e', T: 'n', A: 'sw' },
      dots: 'OPTA',
      lengths: [
        ['PT', '12 cm', 'ne'],
        ['PA', '8 cm', 's'],
      ],
      size: [280, 180],
    }),
};
