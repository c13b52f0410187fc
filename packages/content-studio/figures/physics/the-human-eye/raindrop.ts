import { claim, claimNear } from '#figures/kit/claims.ts';
import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import { reflect, refractThrough } from '#figures/kit/optics.ts';
import { add, angleBetween, dot, move, type Point, scale, subtract } from '#figures/kit/point.ts';
import type { Colour } from '#figures/kit/style-sheet.ts';

const centre: Point = [206, 112];
const radius = 78;

/** The second meeting of a ray that starts on the drop. */
function across(start: Point, direction: Point): Point {
  return move(start, direction, -2 * dot(subtract(start, centre), direction));
}

/** Refraction, reflection at the back, refraction: the way of one colour through the drop. */
function throughDrop(entry: Point, index: number) {
  const normalAt = (point: Point) => scale(subtract(point, centre), 1 / radius);
  const inside = refractThrough([1, 0], normalAt(entry), 1, index);
  const back = across(entry, inside);
  const turned = reflect(inside, normalAt(back));
  const exit = across(back, turned);
  const after = refractThrough(turned, normalAt(exit), index, 1);
  return { back, exit, after };
}

function draw(): string {
  const figure = new Figure(300);
  figure.circle(centre, radius, 'glass');
  const height = radius * 0.86;
  const entry = add(centre, [-Math.sqrt(radius * radius - height * height), -height]);
  figure.ray([[20, entry[1]], entry], 'bold');
  const colours: [number, Colour, string][] = [
    [1.31, 'red', 'red'],
    [1.37, 'violet', 'violet'],
  ];
  const angles = colours.map(([index, colour, name]) => {
    const { back, exit, after } = throughDrop(entry, index);
    const end = move(exit, after, 104);
    figure.ray([entry, back], colour, 0.5).ray([back, exit], colour, 0.5).ray([exit, end], colour, 0.6);
    figure.label(name, end, ['sw', 's', 'w'], { colour });
    claim(after[0] < 0 && after[1] > 0, 'the light comes back, downwards, to the side of the Sun');
    return angleBetween(after, [-1, 0]);
  });
  const [red, violet] = angles;
  claim(red !== undefined && violet !== undefined && red > violet, 'red leaves at the larger angle');
  const water = angleBetween(throughDrop(entry, 1.331).after, [-1, 0]);
  claimNear(water, 42, 1, 'with the index of water, red leaves at about 42 degrees');
  const back = throughDrop(entry, 1.34).back;
  const exit = throughDrop(entry, 1.34).exit;
  figure
    .text('1', add(entry, [-10, -12]))
    .text('2', add(back, [14, 2]))
    .text('3', add(exit, [10, 16]));
  figure
    .label('sunlight', [60, entry[1]], 'n')
    .label('raindrop', [centre[0] + 60, centre[1] - 60], ['ne', 'e', 'n']);
  figure.text('1 refraction, dispersion', [190, 236], { anchor: 'start', size: 'small' });
  figure.text('2 internal reflection', [190, 253], { anchor: 'start', size: 'small' });
  figure.text('3 refraction', [190, 270], { anchor: 'start', size: 'small' });
  return figure.svg();
}

export const raindrop: FigureSource = {
  name: 'raindrop',
  caption:
    'How one raindrop turns and splits sunlight for a rainbow: (1) refraction and dispersion, (2) internal reflection, (3) refraction.',
  description:
    'Sunlight enters a round drop near its top and splits into red and violet (1). Both are reflected at the back of the drop (2) and leave it below, on the side of the Sun (3), red at a steeper angle than violet.',
  draw,
};
