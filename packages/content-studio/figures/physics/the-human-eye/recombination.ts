import { claim, claimNear } from '#figures/kit/claims.ts';
import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import { throughGlass } from '#figures/kit/glass.ts';
import { angleBetween, distance, move, type Point, polar } from '#figures/kit/point.ts';
import { spreadGlass } from '#figures/kit/spectrum.ts';

/** Newton's two prisms: the second one, upside down, turns every colour back by as much as the first turned it. */
function draw(): string {
  const figure = new Figure(220);
  const gap = 12;
  const first: Point[] = [
    [116, 30],
    [186, 151.2],
    [46, 151.2],
  ];
  const second: Point[] = [
    [116 + gap, 30],
    [256 + gap, 30],
    [186 + gap, 151.2],
  ];
  figure.polygon(first, 'glass').polygon(second, 'glass');
  const direction = polar(22);
  const start: Point = [14, 122];
  const ends: Point[] = [];
  for (const { name, index: wide, colour } of spreadGlass) {
    // Half the spread of the single prism, so that all colours meet the second one.
    const index = 1.5 + (wide - 1.5) / 2;
    const one = throughGlass(first, start, direction, index);
    const two = throughGlass(second, one.exit, one.after, index);
    claimNear(
      angleBetween(two.after, direction),
      0,
      1e-3,
      `${name} leaves in the direction in which white light came`,
    );
    figure.line([one.entry, one.exit, two.entry, two.exit], `${colour} thin`);
    const end = move(two.exit, two.after, 62);
    ends.push(end);
    figure.line([two.exit, end], `${colour} thin`);
    if (name === 'Red') figure.ray([start, one.entry], 'bold');
  }
  const [red, violet] = [ends[0], ends.at(-1)];
  claim(
    red !== undefined && violet !== undefined && distance(red, violet) < 24,
    'the colours lie together again',
  );
  figure.text('white light', [44, 74]).text('white light', [304, 104]);
  figure.text('P_1', [116, 134], { isOnShape: true }).text('P_2', [186 + gap, 46], { isOnShape: true });
  return figure.svg();
}

export const recombination: FigureSource = {
  name: 'recombination',
  caption:
    "Newton's two prisms: the first splits white light, the second, upside down, brings the colours together.",
  description:
    'White light enters a prism and spreads into colours. A second prism of the same kind stands behind it upside down. The colours come out of it side by side, all in the direction of the first beam, and make white light again.',
  draw,
};
