import { withNumbers } from '@repo/contracts/drawn-labels';
import type { Diagram } from './diagram.ts';

/** A data URL of the drawing, with numbers in place of the labels that are not shown. */
export const numberedAddress = ({ svg, drawing }: Diagram, isShown?: (index: number) => boolean): string =>
  `data:image/svg+xml,${encodeURIComponent(withNumbers(svg, drawing.labels, isShown))}`;
