import { claim } from '#figures/kit/claims.ts';
import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import { chainsTo, type FoodWeb, foodChains } from '#figures/kit/food-web.ts';
import { labelWidth } from '#figures/kit/label-text.ts';
import { move, type Point, subtract } from '#figures/kit/point.ts';

const web: FoodWeb = {
  grass: [],
  grasshopper: ['grass'],
  mouse: ['grass'],
  rabbit: ['grass'],
  frog: ['grasshopper'],
  snake: ['frog', 'mouse'],
  owl: ['mouse', 'rabbit'],
  eagle: ['snake', 'rabbit'],
};
const places: Record<string, Point> = {
  grass: [180, 300],
  grasshopper: [62, 218],
  mouse: [180, 218],
  rabbit: [298, 218],
  frog: [62, 140],
  snake: [120, 72],
  owl: [256, 110],
  eagle: [290, 22],
};

const frame = { left: 6, right: 354, top: 2, bottom: 322 };

const halfWidth = (name: string) => labelWidth(name, 14) / 2 + 7;

/** Where the line from a box towards a point leaves the box. */
function edgeOf(name: string, centre: Point, towards: Point): Point {
  const [x, y] = subtract(towards, centre);
  const reach = Math.min(halfWidth(name) / Math.max(Math.abs(x), 1e-6), 14 / Math.max(Math.abs(y), 1e-6));
  return [centre[0] + x * reach, centre[1] + y * reach];
}

function draw(): string {
  const figure = new Figure(400);
  // The arrow starts at the frame because decomposers feed on every organism that dies.
  figure.rectangle([frame.left, frame.top], [frame.right, frame.bottom], 'amber thin dashed');
  figure.arrow([180, frame.bottom], [180, 350], 'amber');
  figure.text('dead bodies, waste', [190, 336], { anchor: 'start', size: 'small' });
  figure.rectangle([66, 352], [294, 380], 'gold amber');
  figure.text('decomposers: bacteria, fungi', [180, 366], { isOnShape: true });
  for (const [eater, foods] of Object.entries(web))
    for (const food of foods) {
      const [from, to] = [places[food], places[eater]];
      claim(from !== undefined && to !== undefined, `${food} and ${eater} have a place`);
      claim(from[1] > to[1], 'energy goes upwards, from the eaten to the eater');
      const [start, end] = [edgeOf(food, from, to), edgeOf(eater, to, from)];
      const direction = subtract(end, start);
      figure.arrow(move(start, direction, 3), move(end, direction, -3), 'soft');
    }
  for (const [name, centre] of Object.entries(places)) {
    const half = halfWidth(name);
    const isProducer = web[name]?.length === 0;
    claim(
      centre[0] - half > frame.left && centre[0] + half < frame.right && centre[1] + 14 < frame.bottom,
      'each of them is inside the frame',
    );
    figure.rectangle(
      [centre[0] - half, centre[1] - 14],
      [centre[0] + half, centre[1] + 14],
      isProducer ? 'leaf green' : 'tint pen',
    );
    figure.text(name, centre, { isOnShape: true });
  }
  const chains = foodChains(web);
  claim(chains.length === 5 && chains.every(([first]) => first === 'grass'), 'five chains, all from grass');
  claim(chainsTo(web, 'eagle').length === 3, 'three of them end with the eagle');
  claim(Math.max(...chains.map((chain) => chain.length)) === 5, 'the longest has five steps');
  return figure.svg();
}

export const foodWeb: FigureSource = {
  name: 'food-web',
  caption: 'A food web of a grassland. Each arrow points from the eaten to the eater.',
  description:
    'Grass feeds grasshopper, mouse and rabbit. Grasshopper feeds frog; frog and mouse feed the snake; mouse and rabbit feed the owl; snake and rabbit feed the eagle. An arrow leads from a frame round all of them to the decomposers, bacteria and fungi.',
  draw,
};
