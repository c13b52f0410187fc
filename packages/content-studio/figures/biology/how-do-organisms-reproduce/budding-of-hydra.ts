import { claim } from '#figures/kit/claims.ts';
import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import { add, normalOf, type Point, polar, scale } from '#figures/kit/point.ts';
import { areaOf, smoothThrough } from '#figures/kit/smooth-curve.ts';

/** Half of the body's width from the foot (0) to the mouth (1), as parts of its length. */
const profile = [
  [0, 0.09],
  [0.1, 0.08],
  [0.45, 0.13],
  [0.8, 0.12],
  [0.97, 0.07],
] as const;

/** A hydra from its foot in a direction, with six tentacles around its mouth; gives the area of its body. */
function drawHydra(
  figure: Figure,
  foot: Point,
  length: number,
  angle: number,
  { hasTentacles = true, stout = 1 } = {},
): number {
  const along = polar(angle);
  const at = (up: number, across: number): Point =>
    add(add(foot, scale(along, up * length)), scale(normalOf(along), across * stout * length));
  if (hasTentacles)
    for (const turn of [-70, -42, -14, 14, 42, 70]) {
      const mouth = at(0.94, 0);
      const bend = add(mouth, scale(polar(angle + turn * 0.6), length * 0.26));
      const end = add(mouth, scale(polar(angle + turn * 1.15), length * 0.46));
      figure.line(smoothThrough([mouth, bend, end], false, 5), 'green');
    }
  const left = profile.map(([up, half]) => at(up, -half));
  const right = profile.map(([up, half]) => at(up, half));
  const body = smoothThrough([...left, at(1, 0), ...right.reverse(), at(-0.02, 0)], true, 4);
  figure.polygon(body, 'leaf green');
  return areaOf(body);
}

function drawGround(figure: Figure, x: number, half: number) {
  figure.line(
    [
      [x - half, 174],
      [x + half, 174],
    ],
    'soft',
  );
}

function draw(): string {
  const figure = new Figure(220);
  // A bud is drawn before its parent, so that the parent covers its root.
  const bud = drawHydra(figure, [68, 118], 26, 30, { hasTentacles: false, stout: 1.9 });
  const grown = drawHydra(figure, [182, 122], 46, 35);
  const free = drawHydra(figure, [332, 172], 54, 90);
  claim(bud < grown && grown < free, 'the bud grows');
  for (const x of [62, 176, 278]) {
    drawHydra(figure, [x, 172], 100, 90);
    drawGround(figure, x, 22);
  }
  drawGround(figure, 332, 16);
  figure.arrow([112, 146], [134, 146], 'soft').arrow([226, 146], [246, 146], 'soft');
  figure.text('bud', [104, 118], { size: 'small' });
  for (const [index, x] of [62, 180, 300].entries())
    figure.text(['a bud appears', 'it grows tentacles', 'it lives alone'][index] ?? '', [x, 192], {
      size: 'small',
    });
  return figure.svg();
}

export const buddingOfHydra: FigureSource = {
  name: 'budding-of-hydra',
  caption: 'Budding of *Hydra*: a bud grows on the side of the parent and then separates.',
  description:
    'Three stages. First, a tube-shaped hydra with tentacles has a small bulge on its side. Second, the bulge is a small hydra with tentacles, still joined to the parent. Third, the small hydra stands beside the parent.',
  draw,
};
