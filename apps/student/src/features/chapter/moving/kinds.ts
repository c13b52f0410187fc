import { punnett, sector, staircase } from './counted.ts';
import { coil, parallel, series } from './electricity.ts';
import { similar, tangent } from './geometry.ts';
import { dilution, ogive, ohm, parabola } from './graphs.ts';
import { lens, mirror } from './optics.ts';
import type { MovingKind } from './registry.ts';
import type { MovingFigure } from './shape.ts';

export const kinds: Readonly<Record<MovingKind, MovingFigure>> = {
  ...{ mirror, lens, ohm, series, parallel, coil, dilution, punnett },
  ...{ parabola, staircase, similar, tangent, sector, ogive },
};
