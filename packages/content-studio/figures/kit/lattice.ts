import { claim } from './claims.ts';
import { distanceInSpace, type Solid } from './space.ts';

export type Lattice = { atoms: readonly Solid[]; bonds: readonly (readonly [number, number])[] };

/** Joins all atoms that are a bond's length apart. */
export function bondAll(atoms: readonly Solid[], length: number): Lattice {
  const bonds = atoms.flatMap((a, first) =>
    atoms.flatMap((b, second) =>
      second > first && Math.abs(distanceInSpace(a, b) - length) < 0.01 ? [[first, second] as const] : [],
    ),
  );
  return { atoms, bonds };
}

export const bondsAt = ({ bonds }: Lattice, atom: number) =>
  bonds.filter((bond) => bond.includes(atom)).length;

/** Rotates a point about the vertical axis and then about the horizontal one, in radians. */
export function turn([x, y, z]: Solid, about: number, tilt: number): Solid {
  const [x1, z1] = [x * Math.cos(about) + z * Math.sin(about), z * Math.cos(about) - x * Math.sin(about)];
  return [x1, y * Math.cos(tilt) - z1 * Math.sin(tilt), y * Math.sin(tilt) + z1 * Math.cos(tilt)];
}

/** A piece of diamond: all atoms up to a distance from one of them; a bond is √3 long. */
export function diamondLattice(reach: number): Lattice {
  const places = [-4, -3, -2, -1, 0, 1, 2, 3, 4];
  const atoms = places.flatMap((x) => places.flatMap((y) => places.map((z): Solid => [x, y, z])));
  const isCarbon = ([x, y, z]: Solid) => {
    const [isEven, isOdd] = [
      [x, y, z].every((one) => one % 2 === 0),
      [x, y, z].every((one) => one % 2 !== 0),
    ];
    return (isEven && (x + y + z) % 4 === 0) || (isOdd && (x + y + z - 3) % 4 === 0);
  };
  const near = atoms.filter((atom) => isCarbon(atom) && Math.hypot(...atom) <= reach);
  return bondAll(near, Math.sqrt(3));
}

/** The sixty atoms of a fullerene: the corners of a football. */
export function fullerene(): Lattice {
  const golden = (1 + Math.sqrt(5)) / 2;
  const kinds: Solid[] = [
    [0, 1, 3 * golden],
    [1, 2 + golden, 2 * golden],
    [golden, 2, 2 * golden + 1],
  ];
  const corners = kinds.flatMap(([a, b, c]) =>
    [1, -1].flatMap((i) =>
      [1, -1].flatMap((j) =>
        [1, -1].flatMap((k): Solid[] => [
          [a * i, b * j, c * k],
          [c * k, a * i, b * j],
          [b * j, c * k, a * i],
        ]),
      ),
    ),
  );
  const distinct = corners.filter(
    (one, index) => corners.findIndex((other) => distanceInSpace(one, other) < 0.01) === index,
  );
  const lattice = bondAll(distinct, 2);
  claim(distinct.length === 60 && lattice.bonds.length === 90, 'a fullerene has 60 atoms and 90 bonds');
  return lattice;
}
