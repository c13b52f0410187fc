import { claim } from '#figures/kit/claims.ts';
import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';

const ranks = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'];
const suits = [
  { name: 'Spades', isRed: false },
  { name: 'Clubs', isRed: false },
  { name: 'Hearts', isRed: true },
  { name: 'Diamonds', isRed: true },
];
const isFace = (rank: string) => 'JQK'.includes(rank);

function draw(): string {
  const figure = new Figure(210);
  const [left, top, width, height] = [79, 34, 21, 32];
  let [all, red, faces, redFaces] = [0, 0, 0, 0];
  suits.forEach(({ name, isRed }, row) => {
    const y = top + row * height;
    figure.text(name, [left - 8, y + height / 2], {
      anchor: 'end',
      size: 'small',
      colour: isRed ? 'red' : 'ink',
    });
    ranks.forEach((rank, column) => {
      const x = left + column * width;
      figure
        .rectangle([x, y], [x + width, y + height], `${isFace(rank) ? 'gold' : 'blank'} thin`)
        .text(rank, [x + width / 2, y + height / 2], {
          size: 'small',
          isOnShape: true,
          colour: isRed ? 'red' : 'ink',
        });
      all++;
      if (isRed) red++;
      if (isFace(rank)) faces++;
      if (isRed && isFace(rank)) redFaces++;
    });
  });
  claim(all === 52 && red === 26, '52 cards, 26 of them red');
  claim(faces === 12 && redFaces === 6, '12 face cards, 6 of them red');
  const right = left + 13 * width;
  figure.text('face cards', [right - 1.5 * width - 6, top - 14], { size: 'small', colour: 'amber' });
  figure.text('13 cards in each suit, 4 of each rank: 52', [left + 6 * width, top + 4 * height + 18], {
    size: 'small',
  });
  return figure.svg();
}

export const deckOfCards: FigureSource = {
  name: 'deck-of-cards',
  caption: 'A deck of 52 cards: 26 black and 26 red, and 12 face cards (J, Q, K).',
  description:
    'Four rows of 13 cells: spades and clubs in black, hearts and diamonds in red. In each row stand A, 2 to 10, J, Q and K. The twelve cells of J, Q and K are marked as face cards. Below them it says: 13 cards in each suit, 4 of each rank: 52.',
  draw,
};
