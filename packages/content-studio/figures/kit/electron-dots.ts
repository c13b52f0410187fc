import { claim } from './claims.ts';
import type { Figure } from './figure.ts';
import { add, between, normalOf, type Point, scale, towards } from './point.ts';

export type Mark = 'dot' | 'cross';
export type Atom = {
  symbol: string;
  at: Point;
  mark: Mark /** Directions of the electron pairs that the atom keeps. */;
  lone?: Point[];
};
export type Bond = { first: number; second: number; pairs: 1 | 2 | 3 };

const outerElectrons: Record<string, number> = { H: 1, C: 4, N: 5, O: 6, F: 7, S: 6, Cl: 7 };

/** One electron: a dot or a cross. */
export function drawElectron(figure: Figure, [x, y]: Point, mark: Mark): void {
  if (mark === 'dot') figure.dot([x, y], 'pen', 2.4);
  else
    figure
      .line(
        [
          [x - 2.5, y - 2.5],
          [x + 2.5, y + 2.5],
        ],
        'red',
      )
      .line(
        [
          [x - 2.5, y + 2.5],
          [x + 2.5, y - 2.5],
        ],
        'red',
      );
}

/**
 * An electron dot structure. Each atom brings its own electrons, and after sharing has eight around it (hydrogen two).
 */
export function drawDotStructure(figure: Figure, atoms: readonly Atom[], bonds: readonly Bond[]): void {
  atoms.forEach(({ symbol, at, mark, lone = [] }, index) => {
    const shared = bonds.reduce(
      (sum, bond) => sum + ([bond.first, bond.second].includes(index) ? bond.pairs : 0),
      0,
    );
    claim(2 * lone.length + shared === outerElectrons[symbol], `${symbol} brings its own outer electrons`);
    claim(2 * lone.length + 2 * shared === (symbol === 'H' ? 2 : 8), `${symbol} has a full outer shell`);
    figure.text(symbol, at);
    for (const direction of lone) {
      const [middle, side] = [add(at, scale(direction, 15)), normalOf(direction)];
      for (const step of [-4, 4]) drawElectron(figure, add(middle, scale(side, step)), mark);
    }
  });
  for (const { first, second, pairs } of bonds) {
    const [a, b] = [atoms[first], atoms[second]];
    claim(a !== undefined && b !== undefined, 'a bond joins two atoms');
    const [middle, along] = [between(a.at, b.at, 0.5), towards(a.at, b.at)];
    for (let pair = 0; pair < pairs; pair++) {
      const across = add(middle, scale(normalOf(along), (pair - (pairs - 1) / 2) * 9));
      drawElectron(figure, add(across, scale(along, -4)), a.mark);
      drawElectron(figure, add(across, scale(along, 4)), b.mark);
    }
  }
}
