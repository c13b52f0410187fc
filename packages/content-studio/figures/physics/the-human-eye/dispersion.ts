import { addCallouts, type Callout } from '#figures/kit/callouts.ts';
import { claim } from '#figures/kit/claims.ts';
import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import { throughGlass } from '#figures/kit/glass.ts';
import { add, angleBetween, move, type Point, polar, scale } from '#figures/kit/point.ts';
import { spreadGlass } from '#figures/kit/spectrum.ts';

function draw(): string {
  const figure = new Figure(330);
  const apex: Point = [128, 24];
  const corners: Point[] = [apex, add(apex, scale(polar(-60), 150)), add(apex, scale(polar(-120), 150))];
  figure.polygon(corners, 'glass');
  const direction = polar(24);
  const start: Point = [14, 128];
  const screenX = 262;
  const names: Callout[] = [];
  let before = { deviation: 0, y: 0 };
  for (const { name, index, colour } of spreadGlass) {
    const { entry, exit, after } = throughGlass(corners, start, direction, index);
    const end = move(exit, after, (screenX - exit[0]) / after[0]);
    const deviation = angleBetween(direction, after);
    claim(
      deviation > before.deviation && end[1] > before.y + 3,
      `${name} is bent more than the colour before it`,
    );
    before = { deviation, y: end[1] };
    if (name === 'Red') figure.ray([start, entry], 'bold');
    figure.line([entry, exit], `${colour} thin`).line([exit, end], colour);
    names.push({ text: name, at: [screenX + 3, end[1]] });
  }
  const [first, last] = [names[0]?.at[1] ?? 0, names.at(-1)?.at[1] ?? 0];
  figure.line(
    [
      [screenX + 3, first - 20],
      [screenX + 3, last + 20],
    ],
    'soft heavy',
  );
  addCallouts(figure, 'right', 354, names);
  figure.text('white light', [48, 78]);
  figure.label('prism', [(corners[1]?.[0] ?? 0) - 75, corners[1]?.[1] ?? 0], 's');
  return figure.svg();
}

export const dispersion: FigureSource = {
  name: 'dispersion',
  caption: 'A prism splits white light into its colours: red is bent the least, violet the most.',
  description:
    'A beam of white light enters a triangular prism and comes out as seven rays that fan out to a screen: red on top, then orange, yellow, green, blue, indigo and violet, nearest to the base. The fan is drawn wider than it is in real glass.',
  draw,
};
