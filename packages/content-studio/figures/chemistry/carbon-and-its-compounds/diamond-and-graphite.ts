import { claim } from '#figures/kit/claims.ts';
import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import { bondAll, bondsAt, diamondLattice, type Lattice, turn } from '#figures/kit/lattice.ts';
import type { Point } from '#figures/kit/point.ts';
import type { Solid } from '#figures/kit/space.ts';

/** Draws bonds and atoms from back to front. */
function drawLattice(figure: Figure, { atoms, bonds }: Lattice, place: (atom: Solid) => Point) {
  for (const [a, b] of bonds) {
    const [first, second] = [atoms[a], atoms[b]];
    if (first && second) figure.line([place(first), place(second)]);
  }
  for (const atom of atoms) figure.circle(place(atom), 4, 'metal');
}

/** One sheet of hexagons in its own plane; the distance between neighbours is 1. */
function sheet(height: number): Solid[] {
  const atoms: Solid[] = [];
  for (let column = 0; column < 4; column++)
    for (let row = 0; row < 3; row++) {
      const [x, z] = [column * 1.5, (row + (column % 2) / 2) * Math.sqrt(3)];
      for (let corner = 0; corner < 6; corner++)
        atoms.push([x + Math.cos((corner * Math.PI) / 3), height, z + Math.sin((corner * Math.PI) / 3)]);
    }
  return atoms.filter(
    (a, index) => atoms.findIndex((b) => Math.hypot(a[0] - b[0], a[2] - b[2]) < 0.01) === index,
  );
}

function draw(): string {
  const figure = new Figure(260);
  const diamond = diamondLattice(3.4);
  claim(
    diamond.atoms.some((_, atom) => bondsAt(diamond, atom) === 4),
    'an inner atom of diamond has four bonds',
  );
  claim(
    diamond.atoms.every((_, atom) => bondsAt(diamond, atom) <= 4),
    'no atom of diamond has more than four',
  );
  drawLattice(figure, diamond, (atom) => {
    const [x, y] = turn(atom, 0.06, -0.45);
    return [94 + x * 26, 116 - y * 26];
  });
  for (const height of [0, 1, 2]) {
    const layer = bondAll(sheet(height), 1);
    claim(
      Math.max(...layer.atoms.map((_, atom) => bondsAt(layer, atom))) === 3,
      'an inner atom of graphite has three bonds',
    );
    drawLattice(figure, layer, ([x, y, z]): Point => [206 + x * 18 + z * 8.5, 208 - y * 66 - z * 8]);
  }
  figure.text('diamond', [92, 236]).text('graphite', [270, 236]);
  return figure.svg();
}

export const diamondAndGraphite: FigureSource = {
  name: 'diamond-and-graphite',
  caption: 'In diamond each carbon atom is bonded to four others, in graphite to three others in sheets.',
  description:
    'Left, a piece of diamond: carbon atoms in a rigid framework in which each inner atom has four bonds in different directions. Right, graphite: three flat sheets of hexagons one above the other, with no bonds between the sheets.',
  draw,
};
