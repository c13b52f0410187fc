import { claim } from '#figures/kit/claims.ts';
import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import { move, type Point, subtract } from '#figures/kit/point.ts';

const columns = [24, 106, 188, 270];

/** A tree of three tosses: every path is one outcome. */
function draw(): string {
  const figure = new Figure(340);
  const outcomes: string[] = [];
  const grow = (path: string, from: Point, half: number) => {
    if (path.length === 3) {
      outcomes.push(path);
      figure.text(path, [from[0] + 46, from[1]], {
        colour: path.split('H').length - 1 === 2 ? 'red' : 'ink',
      });
      return;
    }
    for (const [side, face] of [
      [-1, 'H'],
      [1, 'T'],
    ] as const) {
      const to: Point = [columns[path.length + 1] ?? 0, from[1] + side * half];
      const along = subtract(to, from);
      figure.line([move(from, along, path ? 11 : 3), move(to, along, -12)], 'soft');
      figure.text(face, to);
      grow(path + face, to, half / 2);
    }
  };
  const root: Point = [columns[0] ?? 0, 180];
  figure.dot(root);
  grow('', root, 72);
  claim(new Set(outcomes).size === 8, 'three coins have 8 different outcomes');
  claim(
    outcomes.filter((outcome) => outcome.split('H').length - 1 === 2).length === 3,
    'three of them have exactly two heads',
  );
  for (const [index, name] of ['1st', '2nd', '3rd'].entries())
    figure.text(name, [columns[index + 1] ?? 0, 26], { colour: 'pen', size: 'small' });
  figure.text('outcome', [316, 26], { colour: 'pen', size: 'small' });
  return figure.svg();
}

export const threeCoins: FigureSource = {
  name: 'three-coins',
  caption: 'Three coins: $2 \\times 2 \\times 2 = 8$ outcomes. Exactly two heads come in three of them.',
  description:
    'A tree from left to right. Each toss splits every branch into H and T. The eight paths end at HHH, HHT, HTH, HTT, THH, THT, TTH and TTT; HHT, HTH and THH are red.',
  draw,
};
