import type { Figure } from './figure.ts';
import { drawStopper, drawTestTube } from './glassware.ts';
import { add, type Point, polar, scale } from './point.ts';
import type { Look } from './style-sheet.ts';

export type Tube = {
  name: string;
  /** Lines of text shown below the tube. */
  below: readonly string[];
  filled?: number;
  liquid?: Look;
  hasStopper?: boolean;
};

/** A row of test tubes with their names above; `drawInside` adds what each of them holds. */
export function drawTubeRow(
  figure: Figure,
  tubes: readonly Tube[],
  drawInside: (x: number, index: number) => void = () => {},
): void {
  tubes.forEach(({ name, below, filled = 0.6, liquid = 'glass', hasStopper = false }, index) => {
    const x = (360 * (index + 0.5)) / tubes.length;
    drawTestTube(figure, [x, 50], 130, -90, { width: 40, filled, liquid });
    if (hasStopper) drawStopper(figure, [x, 50], 40);
    drawInside(x, index);
    figure.text(name, [x, 26]);
    for (const [row, line] of below.entries()) figure.text(line, [x, 200 + 16 * row], { size: 'small' });
  });
}

/** An atom by its shells: the symbol in the nucleus, electrons as dots on rings from the inside outwards. */
export function drawShells(figure: Figure, centre: Point, symbol: string, counts: readonly number[]): void {
  figure.circle(centre, 14, 'gold amber').text(symbol, centre, { isOnShape: true, size: 'small' });
  counts.forEach((count, shell) => {
    const radius = 26 + 15 * shell;
    figure.circle(centre, radius, 'soft thin');
    for (let electron = 0; electron < count; electron++)
      figure.dot(add(centre, scale(polar(90 - (360 * electron) / count), radius)), 'pen', 3);
  });
}

/** The scale of a meter with its pointer. */
export type Dial = { unit: string; to: number; step: number; parts: number; value: number };

/** A dial from 0 on the left to `to` on the right; `parts` is into how many divisions a step is cut. */
export function drawDial(figure: Figure, centre: Point, { unit, to, step, parts, value }: Dial): void {
  const angleOf = (reading: number) => 150 - (120 * reading) / to;
  const [outer, radius] = [112, 104];
  figure.arc(centre, radius, 150, 30);
  const divisions = Math.round((to / step) * parts);
  for (let division = 0; division <= divisions; division++) {
    const reading = (to * division) / divisions;
    const isLong = division % parts === 0;
    const direction = polar(angleOf(reading));
    figure.line(
      [add(centre, scale(direction, radius - (isLong ? 12 : 6))), add(centre, scale(direction, radius))],
      isLong ? '' : 'thin',
    );
    if (isLong)
      figure.text(String(Number(reading.toFixed(6))), add(centre, scale(direction, outer + 6)), {
        size: 'small',
      });
  }
  figure.arrow(centre, add(centre, scale(polar(angleOf(value)), radius - 14)), 'red bold');
  figure.dot(centre, 'ink', 4).text(unit, add(centre, [0, 20]));
}
