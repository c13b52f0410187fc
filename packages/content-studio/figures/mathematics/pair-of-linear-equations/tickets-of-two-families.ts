import type { FigureSource } from '#figures/kit/figure-source.ts';
import { twoBills } from './two-bills-of-a-canteen.ts';

/** A person: a head above a body. */
const person = (size: number, look: string): Parameters<typeof twoBills>[1][number] => ({
  step: 38,
  draw: (figure, [x, y]) =>
    figure.circle([x, y + 14 - 1.75 * size], size * 0.45, look).polygon(
      [
        [x, y + 14 - 1.3 * size],
        [x - size * 0.6, y + 14],
        [x + size * 0.6, y + 14],
      ],
      look,
    ),
});

export const ticketsOfTwoFamilies: FigureSource = {
  name: 'tickets-of-two-families',
  caption: 'The bills of the two families: tall signs are adults, small ones children.',
  description:
    'Two bills. That of the first family shows 2 adults and 3 children, total 560 rupees. That of the second family shows 3 adults and 2 children, total 640 rupees.',
  draw: () =>
    twoBills(
      [
        { name: 'first family', first: 2, second: 3, total: 560 },
        { name: 'second family', first: 3, second: 2, total: 640 },
      ],
      [person(14, 'tint pen'), person(11, 'gold amber')],
    ),
};
