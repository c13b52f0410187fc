import type { FigureSource } from '#figures/kit/figure-source.ts';
import { rowsOfSeats } from './seats-of-a-hall.ts';

export const chairsOfATheatre: FigureSource = {
  name: 'chairs-of-a-theatre',
  caption: 'The first three rows of the theatre.',
  description:
    'Three rows of chairs below a stage. Row 1 has 14 chairs, row 2 has 16 and row 3 has 18. Below it says: and so on.',
  draw: () => rowsOfSeats([{ seats: 14 }, { seats: 16 }, { seats: 18 }], 'chairs'),
};
