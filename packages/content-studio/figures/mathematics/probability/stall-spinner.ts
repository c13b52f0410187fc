import type { FigureSource } from '#figures/kit/figure-source.ts';
import { spinnerOf } from './spinner.ts';

export const stallSpinner: FigureSource = {
  name: 'stall-spinner',
  caption: 'The spinner of the stall.',
  description:
    'A disc of ten equal parts, numbered 1 to 10 clockwise from the top. An arrow starts at the middle and points into one of the parts.',
  draw: () => spinnerOf(false),
};
