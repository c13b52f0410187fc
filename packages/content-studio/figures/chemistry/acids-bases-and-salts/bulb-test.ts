import { wirePart } from '#figures/kit/circuit.ts';
import type { Figure } from '#figures/kit/figure.ts';
import { drawBeaker } from '#figures/kit/glassware.ts';
import { add, type Point, polar, scale } from '#figures/kit/point.ts';
import type { Look } from '#figures/kit/style-sheet.ts';

/** How bright a bulb is: the angles and length of its rays. */
const glows = {
  bright: { angles: [20, 55, 90, 125, 160], length: 10 },
  dim: { angles: [55, 125], length: 5 },
  dark: { angles: [], length: 0 },
} as const;
export type Glow = keyof typeof glows;

/** Two rods in a vessel, joined to a bulb and, out of sight, to a battery; `middle` is that of the bulb. */
export function drawBulbTest(figure: Figure, middle: Point, glow: Glow, filling: Look): void {
  const [x, y] = middle;
  for (const side of [-1, 1])
    figure.line([
      [x + side * 12, y],
      [x + side * 16, y],
      [x + side * 16, y + 32],
    ]);
  wirePart(figure, 'bulb', [x - 14, y], [x + 14, y]);
  const { angles, length } = glows[glow];
  for (const angle of angles)
    figure.line(
      [add(middle, scale(polar(angle), 17)), add(middle, scale(polar(angle), 17 + length))],
      glow === 'bright' ? 'amber bold' : 'amber',
    );
  drawBeaker(figure, [x - 30, y + 38], [x + 30, y + 86], y + 52, filling);
  for (const side of [-1, 1])
    figure.rectangle([x + side * 16 - 3, y + 32], [x + side * 16 + 3, y + 78], 'metal');
}
