import { claimNear } from './claims.ts';
import { Figure } from './figure.ts';
import { add, type Point, polar, scale } from './point.ts';
import { sample } from './shapes.ts';
import type { Look } from './style-sheet.ts';

type Sector = { text: string; degrees: number; look?: Look };

function drawDisc(figure: Figure, centre: Point, radius: number, sectors: readonly Sector[]): void {
  let from = 90;
  for (const { text, degrees, look = 'glass' } of sectors) {
    const to = from - degrees;
    const start = from;
    const edge = sample((t): Point => add(centre, scale(polar(start + (to - start) * t), radius)), 24);
    figure.polygon([centre, ...edge], look);
    figure.text(text, add(centre, scale(polar((from + to) / 2), radius * 0.74)), { isOnShape: true });
    from = to;
  }
  claimNear(from, -270, 1e-9, 'the parts fill the disc');
}

/** Discs with an arrow, side by side; the parts go clockwise from the top. */
export function spinnersFigure(
  discs: readonly { sectors: readonly Sector[]; name?: string; pointsTo: number }[],
): string {
  const figure = new Figure(260);
  const radius = discs.length > 1 ? 74 : 98;
  for (const [index, { sectors, name, pointsTo }] of discs.entries()) {
    const centre: Point = [discs.length > 1 ? 96 + 170 * index : 180, 120];
    drawDisc(figure, centre, radius, sectors);
    figure.arrow(centre, add(centre, scale(polar(pointsTo), radius * 0.56)), 'bold').dot(centre, 'ink', 5);
    if (name) figure.text(name, add(centre, [0, radius + 18]));
  }
  return figure.svg();
}

/** Equal parts with these texts. */
export const equalParts = (texts: readonly string[], looks: Record<string, Look> = {}): Sector[] =>
  texts.map((text) => ({ text, degrees: 360 / texts.length, look: looks[text] ?? 'glass' }));

/**
 * Texts in rows, each in a cell, on a card or in a ball.
 * @param looks the look of a cell, by its text
 */
export function boardFigure(
  rows: readonly (readonly string[])[],
  {
    kind,
    looks = {},
    size = 38,
  }: { kind: 'cells' | 'cards' | 'balls'; looks?: Record<string, Look>; size?: number },
): string {
  const step = kind === 'cells' ? size : size + 8;
  const figure = new Figure(40 + rows.length * step);
  rows.forEach((row, rowIndex) => {
    row.forEach((text, column) => {
      const middle: Point = [180 + (column - (row.length - 1) / 2) * step, 24 + (rowIndex + 0.5) * step];
      const half = size / 2;
      const look = looks[text] ?? (kind === 'balls' ? 'blank' : 'glass');
      if (kind === 'balls') figure.circle(middle, half, look);
      else figure.rectangle(add(middle, [-half, -half]), add(middle, [half, half]), look);
      figure.text(text, middle, { isOnShape: true });
    });
  });
  return figure.svg();
}
