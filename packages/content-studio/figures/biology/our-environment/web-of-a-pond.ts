import { claim } from '#figures/kit/claims.ts';
import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import { type FoodWeb, foodChains } from '#figures/kit/food-web.ts';
import { labelWidth } from '#figures/kit/label-text.ts';
import { add, move, type Point, scale, subtract } from '#figures/kit/point.ts';

const web: FoodWeb = {
  algae: [],
  'water flea': ['algae'],
  tadpole: ['algae'],
  'small fish': ['water flea'],
  'large fish': ['small fish', 'tadpole'],
  kingfisher: ['small fish'],
  heron: ['large fish'],
};
const places: Record<string, Point> = {
  algae: [180, 276],
  'water flea': [90, 210],
  tadpole: [276, 210],
  'small fish': [90, 138],
  'large fish': [250, 100],
  kingfisher: [70, 50],
  heron: [250, 30],
};

function draw(): string {
  const figure = new Figure(310);
  const half = (name: string) => labelWidth(name, 14) / 2 + 7;
  const edge = (name: string, from: Point, to: Point): Point => {
    const [x, y] = subtract(to, from);
    const reach = Math.min(half(name) / Math.max(Math.abs(x), 1e-6), 14 / Math.max(Math.abs(y), 1e-6));
    return add(from, scale([x, y], reach));
  };
  for (const [eater, foods] of Object.entries(web))
    for (const food of foods) {
      const [from, to] = [places[food], places[eater]];
      claim(from !== undefined && to !== undefined, 'both have a place');
      const [start, end] = [edge(food, from, to), edge(eater, to, from)];
      const direction = subtract(end, start);
      figure.arrow(move(start, direction, 3), move(end, direction, -3), 'soft');
    }
  for (const [name, [x, y]] of Object.entries(places)) {
    figure.rectangle(
      [x - half(name), y - 14],
      [x + half(name), y + 14],
      web[name]?.length ? 'tint pen' : 'leaf green',
    );
    figure.text(name, [x, y], { isOnShape: true });
  }
  claim(foodChains(web).length === 3, 'three chains');
  return figure.svg();
}

export const webOfAPond: FigureSource = {
  name: 'web-of-a-pond',
  caption: 'A food web of a pond. Each arrow points from the eaten to the eater.',
  description:
    'Algae feed water fleas and tadpoles. Water fleas feed small fish; tadpoles feed the large fish. Small fish feed the large fish and the kingfisher. The large fish feeds the heron.',
  draw,
};
