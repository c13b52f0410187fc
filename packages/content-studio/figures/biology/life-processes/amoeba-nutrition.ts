import { addCallout } from '#figures/kit/callouts.ts';
import { claim } from '#figures/kit/claims.ts';
import { drawOrgan, pointsOf } from '#figures/kit/curves.ts';
import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import { distance, type Point } from '#figures/kit/point.ts';

/** The four stages: position in the drawing, outline, and the food, relative to its upper left corner. */
const stages: readonly { at: Point; outline: string; food: Point; isInside: boolean }[] = [
  {
    at: [10, 40],
    outline:
      '8 56, 30 34, 56 38, 78 20, 112 16, 118 26, 92 36, 84 54, 96 70, 124 76, 120 88, 88 88, 62 82, 34 90, 12 78',
    food: [112, 52],
    isInside: false,
  },
  {
    at: [194, 40],
    outline:
      '8 56, 28 32, 58 36, 80 18, 114 16, 134 34, 132 46, 118 36, 98 40, 92 54, 100 68, 118 70, 132 60, 136 72, 114 90, 84 90, 58 84, 30 90, 10 78',
    food: [114, 53],
    isInside: false,
  },
  {
    at: [10, 186],
    outline: '10 56, 26 30, 60 26, 92 14, 126 28, 138 52, 128 78, 98 90, 62 82, 36 92, 14 80',
    food: [100, 52],
    isInside: true,
  },
  {
    at: [194, 186],
    outline: '8 60, 24 34, 58 36, 76 14, 98 20, 92 40, 112 48, 116 66, 96 80, 70 76, 44 90, 14 82',
    food: [136, 56],
    isInside: false,
  },
];
const names = ['1. Food is near', '2. Arms close round it', '3. Food vacuole', '4. The rest is left out'];

function draw(): string {
  const figure = new Figure(340);
  stages.forEach(({ at: [x, y], outline, food, isInside }, index) => {
    const points = pointsOf(outline).map(([a, b]): Point => [a + x, b + y]);
    drawOrgan(figure, points.map((point) => point.join(' ')).join(', '), 'bold leaf');
    figure.circle([x + 44, y + 60], 10, 'violet tint');
    const at: Point = [x + food[0], y + food[1]];
    for (const point of points) claim(distance(point, at) > 9, 'the outline does not cut the food');
    if (isInside) figure.circle(at, 18, 'pen glass');
    for (const [dx, dy] of pointsOf('-4 -3, 4 -2, -1 5')) {
      if (index === 3) figure.dot([at[0] + dx * 1.4, at[1] + dy * 1.6], 'soft', 2);
      else figure.circle([at[0] + dx, at[1] + dy], 4, 'red thin warm');
    }
    figure.text(names[index] ?? '', [x + 72, y + 112]);
  });
  addCallout(figure, { text: 'Pseudopodium', at: [112, 60] }, [84, 22], 'middle');
  addCallout(figure, { text: 'Food', at: [122, 90] }, [164, 66], 'middle');
  addCallout(figure, { text: 'Nucleus', at: [238, 98] }, [224, 22], 'middle');
  return figure.svg();
}

export const amoebaNutrition: FigureSource = {
  name: 'amoeba-nutrition',
  caption: 'How *Amoeba* feeds: arms of its cell close round the food, and a food vacuole digests it.',
  description:
    'Four stages. An irregular cell with a nucleus stretches two finger-like arms, pseudopodia, towards a bit of food. The arms close round it. The food lies inside the cell in a round food vacuole, where it is digested. Undigested rest is left outside the cell.',
  draw,
};
