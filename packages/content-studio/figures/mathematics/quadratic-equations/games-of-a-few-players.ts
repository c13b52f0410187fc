import { claimNear } from '#figures/kit/claims.ts';
import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import { add, type Point, polar, scale } from '#figures/kit/point.ts';

function draw(): string {
  const figure = new Figure(170);
  for (const [players, x] of [
    [2, 66],
    [3, 180],
    [4, 294],
  ] as const) {
    const seats = Array.from(
      { length: players },
      (_, seat): Point => add([x, 70], scale(polar((players === 2 ? 0 : 90) + (360 * seat) / players), 44)),
    );
    let games = 0;
    seats.forEach((from, index) => {
      for (const to of seats.slice(index + 1)) {
        figure.line([from, to], 'pen');
        games++;
      }
    });
    claimNear(games, (players * (players - 1)) / 2, 0, 'each pair of players has one line');
    for (const seat of seats) figure.dot(seat, 'ink', 5);
    figure.text(`${players} players`, [x, 140]);
  }
  return figure.svg();
}

export const gamesOfAFewPlayers: FigureSource = {
  name: 'games-of-a-few-players',
  caption: 'Each dot is a player, each line a game.',
  description:
    'Three groups of dots; in each group a line joins every two dots. 2 players have 1 line, 3 players a triangle of 3 lines, 4 players a square with its two diagonals, 6 lines.',
  draw,
};
