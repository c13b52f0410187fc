import { drawAxes } from './axes.ts';
import { claimNear } from './claims.ts';
import { Figure } from './figure.ts';
import { add, type Point, polar, scale } from './point.ts';
import { sample } from './shapes.ts';
import type { Look } from './style-sheet.ts';

export type Bar = { name: string; value: number /** Shown above the bar. */; label: string; look?: Look };

/** A number as India writes it, such as 21,600 or 1,20,000. */
export const indianNumber = (value: number) => new Intl.NumberFormat('en-IN').format(value);

/**
 * Vertical bars from zero, each with its value above and its name below (`|` starts a second line).
 * @param y the measured quantity with its unit; `to` and `step` of the axis in the same unit
 */
export function barChart(bars: readonly Bar[], y: { name: string; to: number; step: number }): string {
  const figure = new Figure(320);
  const toPoint = drawAxes(
    figure,
    { left: 62, right: 330, top: 46, bottom: 240 },
    { from: 0, to: bars.length, step: 1, name: '', words: () => '' },
    { from: 0, ...y, without: [], words: indianNumber },
  );
  bars.forEach(({ name, value, label, look = 'tint pen' }, index) => {
    const [foot, top] = [toPoint([index + 0.25, 0]), toPoint([index + 0.75, value])];
    claimNear((foot[1] - top[1]) / (240 - 46), value / y.to, 1e-9, 'the height of the bar is its value');
    figure.rectangle(foot, top, look).text(label, [(foot[0] + top[0]) / 2, top[1] - 11]);
    const middle = (foot[0] + top[0]) / 2;
    for (const [row, line] of name.split('|').entries()) figure.text(line, [middle, 258 + 16 * row]);
  });
  return figure.svg();
}

export type Share = { name: string; percent: number; look: Look };

/** Height of two lines of text, in pixels. */
const twoLines = 34;

/** A column of shares from bottom to top that add up to 100, with its name below. */
export function drawShareColumn(
  figure: Figure,
  left: number,
  title: string,
  shares: readonly Share[],
  width = 76,
): void {
  const [bottom, height] = [250, 210];
  claimNear(
    shares.reduce((sum, { percent }) => sum + percent, 0),
    100,
    1e-9,
    'the shares add up to 100',
  );
  let y = bottom;
  for (const { name, percent, look } of shares) {
    const top = y - (height * percent) / 100;
    figure.rectangle([left, top], [left + width, y], look);
    const middle = (top + y) / 2;
    if (y - top < twoLines) {
      figure.text(`${name} ${percent}%`, [left + width / 2, middle], { isOnShape: true, size: 'small' });
    } else {
      figure.text(name, [left + width / 2, middle - 8], { isOnShape: true, size: 'small' });
      figure.text(`${percent}%`, [left + width / 2, middle + 8], { isOnShape: true });
    }
    y = top;
  }
  figure.text(title, [left + width / 2, bottom + 18]);
}

/** A circle cut into shares, clockwise from the top. */
export function pieChart(shares: readonly Share[]): string {
  const figure = new Figure(250);
  const [centre, radius]: [Point, number] = [[180, 120], 88];
  claimNear(
    shares.reduce((sum, { percent }) => sum + percent, 0),
    100,
    1e-9,
    'the shares add up to 100',
  );
  let from = 90;
  for (const { name, percent, look } of shares) {
    const to = from - percent * 3.6;
    const rim = sample((t): Point => add(centre, scale(polar(from + (to - from) * t), radius)), 40);
    figure.polygon([centre, ...rim], look);
    const middle = add(centre, scale(polar((from + to) / 2), radius * 0.62));
    figure.text(`${percent}%`, middle, { isOnShape: true });
    const side = polar((from + to) / 2);
    figure.label(
      name,
      add(centre, scale(side, radius + 8)),
      side[0] > 0 ? ['e', 'ne', 'se'] : ['w', 'nw', 'sw'],
      { gap: 8 },
    );
    from = to;
  }
  return figure.svg();
}
