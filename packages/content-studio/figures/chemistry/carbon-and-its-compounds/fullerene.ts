import { claim } from '#figures/kit/claims.ts';
import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import { bondsAt, fullerene as footballOfCarbon, turn } from '#figures/kit/lattice.ts';
import type { Point } from '#figures/kit/point.ts';

function draw(): string {
  const figure = new Figure(250);
  const cage = footballOfCarbon();
  claim(
    cage.atoms.every((_, atom) => bondsAt(cage, atom) === 3),
    'each atom has three neighbours',
  );
  const seen = cage.atoms.map((atom) => turn(atom, 0.35, 0.25));
  const place = (index: number): Point => [
    180 + (seen[index]?.[0] ?? 0) * 20,
    116 - (seen[index]?.[1] ?? 0) * 20,
  ];
  const isFront = (index: number) => (seen[index]?.[2] ?? 0) > -0.4;
  for (const [a, b] of cage.bonds)
    figure.line([place(a), place(b)], isFront(a) && isFront(b) ? '' : 'soft thin faint');
  cage.atoms.forEach((_, index) => {
    if (isFront(index)) figure.circle(place(index), 3.6, 'metal');
  });
  return figure.svg();
}

export const fullereneCage: FigureSource = {
  name: 'fullerene',
  caption: 'A fullerene, C-60: sixty carbon atoms in a cage like a football.',
  description:
    'A round cage of carbon atoms seen from the front. The atoms are joined in rings of five and six, as the seams of a football; the far side shows through in pale lines.',
  draw,
};
