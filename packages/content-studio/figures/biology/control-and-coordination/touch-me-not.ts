import { claim } from '#figures/kit/claims.ts';
import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import { add, type Point, polar, scale } from '#figures/kit/point.ts';
import { sample } from '#figures/kit/shapes.ts';

/** A leaf with eleven pairs of leaflets at `spread` degrees to its stalk. */
function drawLeaf(figure: Figure, foot: Point, direction: number, spread: number): void {
  const length = 130;
  figure.line([foot, add(foot, scale(polar(direction), length + 4))], 'green bold');
  for (let pair = 0; pair < 11; pair++) {
    const root = add(foot, scale(polar(direction), 26 + pair * 10));
    for (const side of [-1, 1]) {
      const angle = direction + side * spread;
      const leaflet = sample((t): Point => {
        const turn = 2 * Math.PI * t;
        const along = 17 - 15 * Math.cos(turn);
        return add(root, add(scale(polar(angle), along), scale(polar(angle + 90), 4.2 * Math.sin(turn))));
      }, 16);
      figure.polygon(leaflet, 'green thin leaf');
    }
  }
}

function draw(): string {
  const figure = new Figure(260);
  const [open, folded] = [72, 14];
  claim(open > 60 && folded < 20, 'touched leaflets lie along their stalk');
  drawLeaf(figure, [20, 190], 62, open);
  drawLeaf(figure, [208, 170], 40, folded);
  figure.text('before the touch', [84, 216]).text('after the touch', [270, 216]);
  figure.arrow([148, 120], [190, 120], 'bold');
  return figure.svg();
}

export const touchMeNot: FigureSource = {
  name: 'touch-me-not',
  caption:
    'The touch-me-not: its leaflets fold within seconds, because some of its cells lose water and change their shape.',
  description:
    'Two drawings of the same feathery leaf. Before the touch its pairs of narrow leaflets stand out widely on both sides of the stalk. After the touch they are folded and lie along the stalk.',
  draw,
};
