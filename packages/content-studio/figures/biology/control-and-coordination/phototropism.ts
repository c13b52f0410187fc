import { addCallout } from '#figures/kit/callouts.ts';
import { claim } from '#figures/kit/claims.ts';
import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import { add, normalOf, type Point, polar, scale } from '#figures/kit/point.ts';
import { sample } from '#figures/kit/shapes.ts';

const length = 118;
const width = 30;

/** The middle line of a shoot that turns to the right by `turn` degrees towards its tip, from its foot. */
function shootAt(foot: Point, turn: number): (t: number) => { at: Point; across: Point } {
  return (t) => {
    const angle = 90 - turn * t;
    const chord = polar(90 - (turn * t) / 2);
    return { at: add(foot, scale(chord, length * t)), across: scale(normalOf(polar(angle)), 1) };
  };
}

/** A shoot with its auxin: `left` and `right` dots in the halves of the part below its tip. */
function drawShoot(figure: Figure, foot: Point, turn: number, left: number, right: number): void {
  const place = shootAt(foot, turn);
  const edge = (side: 1 | -1) =>
    sample((t) => {
      const { at, across } = place(t);
      const half = (width / 2) * Math.sqrt(Math.min(1, 5 * (1 - t) + 0.02));
      return add(at, scale(across, side * half));
    }, 24);
  figure.polygon([...edge(-1), ...edge(1).reverse()], 'green leaf');
  for (const [count, side] of [
    [left, -1],
    [right, 1],
  ] as const)
    for (let index = 0; index < count; index++) {
      const { at, across } = place(0.42 + (0.5 * index) / Math.max(left, right));
      figure.dot(add(at, scale(across, side * (index % 2 === 0 ? 4 : 9.5))), 'red', 2.2);
    }
}

function draw(): string {
  const figure = new Figure(270);
  const shoots = [
    { foot: [84, 216] as Point, turn: 0, left: 6, right: 6 },
    { foot: [238, 216] as Point, turn: 52, left: 10, right: 2 },
  ];
  for (const { foot, turn, left, right } of shoots) {
    claim(turn === 0 ? left === right : left > right, 'the shoot bends away from the side with more auxin');
    drawShoot(figure, foot, turn, left, right);
    figure.line(
      [
        [foot[0] - 52, 216],
        [foot[0] + 52, 216],
      ],
      'amber bold',
    );
  }
  for (const x of [62, 84, 106]) figure.arrow([x, 32], [x, 64], 'amber bold');
  for (const y of [96, 116, 136]) figure.arrow([352, y - 4], [318, y], 'amber bold');
  figure.text('light from above', [84, 18], { size: 'small' });
  figure.text('light from', [322, 58], { size: 'small' }).text('one side', [322, 74], { size: 'small' });
  figure.text('grows straight', [84, 236]).text('bends to the light', [240, 236]);
  addCallout(figure, { text: 'Auxin', at: [250, 138] }, [176, 106], 'middle');
  figure.text('shaded side', [174, 168], { size: 'small' });
  return figure.svg();
}

export const phototropism: FigureSource = {
  name: 'phototropism',
  caption:
    'Auxin (red dots) gathers on the shaded side. Its cells grow longer, and the shoot bends towards the light.',
  description:
    'Two shoots. Light from above: the red dots that stand for auxin are spread equally over both halves, and the shoot is straight. Light from the right: most dots lie in the left, shaded half, and the shoot bends to the right, towards the light.',
  draw,
};
