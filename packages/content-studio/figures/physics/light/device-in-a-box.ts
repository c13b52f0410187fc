import { claim } from '#figures/kit/claims.ts';
import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';
import type { Point } from '#figures/kit/point.ts';

/** The contents of the box are not drawn: a lens in its middle that focuses parallel rays. */
function draw(): string {
  const figure = new Figure(240);
  const [y, middle, half, focal] = [110, 150, 34, 130];
  const focus: Point = [middle + focal, y];
  for (const [from, to] of [
    [14, middle - half],
    [middle + half, 346],
  ] as const)
    figure.line(
      [
        [from, y],
        [to, y],
      ],
      'soft thin dashed',
    );
  for (const height of [-42, 42]) {
    const at = (x: number): Point => [x, y + height * (1 - (x - middle) / focal)];
    claim(Math.abs(at(focus[0])[1] - y) < 1e-9, 'the rays meet on the axis');
    figure.ray([
      [14, y + height],
      [middle - half, y + height],
    ]);
    figure.ray([at(middle + half), at(focus[0] + 46)], 'pen', 0.3);
  }
  figure.rectangle([middle - half, y - 66], [middle + half, y + 66], 'tint');
  figure.text('?', [middle, y], { isOnShape: true });
  figure.line(
    [
      [middle, y + 72],
      [middle, y + 92],
    ],
    'soft thin',
  );
  figure.line(
    [
      [focus[0], y + 10],
      [focus[0], y + 92],
    ],
    'soft thin',
  );
  figure.span([middle, y + 84], [focus[0], y + 84]).text('12.5 cm', [(middle + focus[0]) / 2, y + 100]);
  return figure.svg();
}

export const deviceInABox: FigureSource = {
  name: 'device-in-a-box',
  caption: 'Two parallel rays enter a closed box and meet behind it.',
  description:
    'Two rays parallel to a dashed axis enter a closed box from the left. On the other side they come out inclined towards the axis, meet on it, and run on. From the middle of the box to the point where they meet it is 12.5 cm.',
  draw,
};
