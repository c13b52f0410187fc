import { claimNear } from '#figures/kit/claims.ts';
import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';

/** Three wires of one material, by length and area against the first; the resistance follows from both. */
const wires = [
  { length: 1, area: 1, says: '*R*', title: 'length *l*, area *A*' },
  { length: 2, area: 1, says: '2*R*', title: 'length 2*l*, area *A*' },
  { length: 1, area: 2, says: '*R*/2', title: 'length *l*, area 2*A*' },
];
const expected: Record<string, number> = { '*R*': 1, '2*R*': 2, '*R*/2': 0.5 };

function draw(): string {
  const figure = new Figure(270);
  wires.forEach(({ length, area, says, title }, index) => {
    const y = 50 + index * 80;
    const [left, half] = [30, 13 * Math.sqrt(area)];
    const right = left + 110 * length;
    claimNear(length / area, expected[says] ?? 0, 1e-9, `the resistance is ${says}`);
    const end =
      (x: number) =>
      (t: number): readonly [number, number] => [
        x + half * 0.4 * Math.cos(2 * Math.PI * t),
        y + half * Math.sin(2 * Math.PI * t),
      ];
    figure.blob(end(left), 'bare gold', 30).rectangle([left, y - half], [right, y + half], 'bare gold');
    figure
      .line([
        [left, y - half],
        [right, y - half],
      ])
      .line([
        [left, y + half],
        [right, y + half],
      ]);
    figure.blob(end(right), 'gold', 30).curve((t) => end(left)(0.25 + t / 2), '', 16);
    figure.text(says, [320, y], { colour: 'red' });
    figure.text(title, [30, y - half - 12], { anchor: 'start', size: 'small' });
  });
  return figure.svg();
}

export const resistanceOfAWire: FigureSource = {
  name: 'resistance-of-a-wire',
  caption: 'Twice the length gives twice the resistance; twice the area of cross-section gives half of it.',
  description:
    'Three pieces of wire drawn as rods. The first has length l, area A and resistance R. The second is twice as long: 2R. The third is as long as the first but has twice the area: half of R.',
  draw,
};
