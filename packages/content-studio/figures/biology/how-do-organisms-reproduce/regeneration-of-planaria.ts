import { claimNear } from '#figures/kit/claims.ts';
import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import type { Point } from '#figures/kit/point.ts';
import { areaOf, smoothThrough } from '#figures/kit/smooth-curve.ts';

/** Half of the width of the flatworm from head (0) to tail (1), as parts of its length. */
const profile: Point[] = [
  [0, 0.01],
  [0.1, 0.1],
  [0.16, 0.15],
  [0.22, 0.1],
  [0.4, 0.125],
  [0.65, 0.11],
  [0.88, 0.06],
  [1, 0.005],
];
const smooth = smoothThrough(profile, false, 6);

/** The outline between two cuts, for a worm of this length whose head is at `head`. */
function outline(head: Point, length: number, from = 0, to = 1): Point[] {
  const right = smooth
    .filter(([t]) => t >= from - 1e-9 && t <= to + 1e-9)
    .map(([t, half]): Point => [head[0] + half * length, head[1] + t * length]);
  const left = [...right].reverse().map(([x, y]): Point => [2 * head[0] - x, y]);
  return [...right, ...left];
}

function drawEyes(figure: Figure, head: Point, length: number) {
  for (const side of [-1, 1])
    figure.dot([head[0] + side * 0.045 * length, head[1] + 0.13 * length], 'ink', length > 90 ? 2.5 : 1.8);
}

function draw(): string {
  const figure = new Figure(250);
  const length = 190;
  const cuts = [0, 0.36, 0.65, 1];
  const whole = outline([50, 14], length);
  figure.polygon(whole, 'gold amber');
  drawEyes(figure, [50, 14], length);
  for (const cut of cuts.slice(1, -1))
    figure.line(
      [
        [14, 14 + cut * length],
        [86, 14 + cut * length],
      ],
      'red dashed',
    );
  for (const [index, from] of cuts.slice(0, -1).entries()) {
    const to = cuts[index + 1] ?? 1;
    const apart = (index - 1) * 12;
    const piece = outline([158, 14 + apart], length, from, to);
    figure.polygon(piece, 'gold amber');
    if (from === 0) drawEyes(figure, [158, 14 + apart], length);
    const grown = length * Math.sqrt(areaOf(piece) / areaOf(whole));
    const x = 240 + index * 46;
    const regrown = outline([x, 114 - grown / 2], grown);
    claimNear(areaOf(regrown), areaOf(piece), 1, 'a new worm is made of what the piece had');
    figure.polygon(regrown, 'gold amber');
    drawEyes(figure, [x, 114 - grown / 2], grown);
  }
  figure.arrow([96, 112], [120, 112], 'soft').arrow([196, 112], [216, 112], 'soft');
  figure.text('cut', [96, 74], { colour: 'red', size: 'small' });
  figure.text('pieces', [158, 228], { size: 'small' }).text('three new worms', [286, 190], { size: 'small' });
  return figure.svg();
}

export const regenerationOfPlanaria: FigureSource = {
  name: 'regeneration-of-planaria',
  caption: 'Regeneration of *Planaria*: each piece grows into a complete worm.',
  description:
    'A flatworm with a three-cornered head and two eye spots is cut at two dashed lines into head, middle and tail. Beside it stand the three pieces, and then three small complete worms, one from each piece.',
  draw,
};
