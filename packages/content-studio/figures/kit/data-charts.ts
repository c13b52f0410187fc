import { type Axis, drawAxes, type Frame } from './axes.ts';
import { indianNumber } from './charts.ts';
import { claimNear } from './claims.ts';
import { Figure } from './figure.ts';
import type { Direction } from './place-labels.ts';
import type { Point } from './point.ts';
import { type Colour, colourOf, type Look } from './style-sheet.ts';

/** A line of a graph through its points; `name` is written beside the point `nameAt`. */
export type GraphLine = {
  points: readonly Point[];
  look: Look;
  name?: string;
  nameAt?: Point;
  side?: Direction | Direction[];
  /** Without dots, for a curve of many points. */
  isPlain?: boolean;
};

const frame: Frame = { left: 58, right: 324, top: 46, bottom: 236 };

/** A line graph on a grid, from which values are read. */
export function lineGraph(x: Axis, y: Axis, lines: readonly GraphLine[], height = 300): string {
  const figure = new Figure(height);
  const toPoint = drawAxes(figure, { ...frame, bottom: height - 64 }, x, y, true);
  for (const { points, look, name, nameAt, side = 'n', isPlain } of lines) {
    const places = points.map(toPoint);
    figure.line(places, `${look} bold`);
    const colour: Colour = colourOf(look);
    if (!isPlain) for (const place of places) figure.dot(place, colour, 3);
    const last = points.at(-1);
    if (name && last) figure.label(name, toPoint(nameAt ?? last), side, { colour, gap: 8 });
  }
  return figure.svg();
}

export type Group = { name: string; values: readonly number[] };
export type Series = { name: string; look: Look };

/** How far apart the stripes of each series are, in pixels: in grey print their fills look the same. */
const stripeSteps = [0, 5, 3] as const;

/** The bar of a series between two opposite corners, with stripes from the second series on. */
function drawBar(
  figure: Figure,
  [left, bottom]: Point,
  [right, top]: Point,
  look: Look,
  series: number,
): void {
  figure.rectangle([left, bottom], [right, top], look);
  const [step = 0, width, height] = [stripeSteps[series], right - left, bottom - top];
  if (step === 0) return;
  // One zigzag line whose turns lie on the outline.
  const line: Point[] = [];
  for (let at = step, isUp = true; at < width + height; at += step, isUp = !isUp) {
    const up: Point[] = [
      ...(at > width && at - step < width ? [[right, bottom] satisfies Point] : []),
      [left + Math.min(at, width), bottom - Math.max(0, at - width)],
    ];
    const down: Point[] = [
      ...(at > height && at - step < height ? [[left, top] satisfies Point] : []),
      [left + Math.max(0, at - height), bottom - Math.min(at, height)],
    ];
    line.push(...(isUp ? [...down, up.at(-1) ?? [right, bottom]] : [...up, down.at(-1) ?? [left, top]]));
  }
  if (line.length > 0) figure.line(line, `${colourOf(look)} thin faint`);
}

/**
 * Bars in groups, one bar of a group for each series, with the names of the series above.
 * @param y its `to` and `step`; `isRead` omits the numbers at the bars, so that students read them from the
 * grid
 */
export function groupedBars(
  groups: readonly Group[],
  series: readonly Series[],
  y: { name: string; to: number; step: number; isRead?: boolean },
): string {
  const figure = new Figure(350);
  const box: Frame = { left: 62, right: 336, top: 76, bottom: 270 };
  const { isRead = false, ...axis } = y;
  const toPoint = drawAxes(
    figure,
    box,
    { from: 0, to: groups.length, step: groups.length, name: '', words: () => '' },
    { from: 0, ...axis, without: [], words: indianNumber },
    isRead,
  );
  const width = 0.76 / series.length;
  groups.forEach(({ name, values }, index) => {
    const middle = toPoint([index + 0.5, 0])[0];
    values.forEach((value, place) => {
      const from = index + 0.12 + place * width;
      const [foot, top] = [toPoint([from, 0]), toPoint([from + width, value])];
      claimNear((foot[1] - top[1]) / (box.bottom - box.top), value / y.to, 1e-9, 'a bar is its value');
      drawBar(figure, foot, top, series[place]?.look ?? '', place);
      const label = indianNumber(value);
      if (!isRead) figure.text(label, [(foot[0] + top[0]) / 2, top[1] - 9], { size: 'small' });
    });
    for (const [row, line] of name.split('|').entries())
      figure.text(line, [middle, box.bottom + 17 + 16 * row], { size: 'small' });
  });
  if (series.length > 1)
    series.forEach(({ name, look }, index) => {
      const left = 30 + (index * 320) / series.length;
      drawBar(figure, [left, 28], [left + 14, 14], look, index);
      figure.text(name, [left + 20, 21], { anchor: 'start', size: 'small' });
    });
  return figure.svg();
}

/** Bars without numbers, for students to read from the grid. */
export const barsToRead = (
  bars: readonly { name: string; value: number; look?: Look }[],
  y: { name: string; to: number; step: number },
): string => {
  const figure = new Figure(320);
  const toPoint = drawAxes(
    figure,
    { left: 62, right: 336, top: 46, bottom: 240 },
    { from: 0, to: bars.length, step: bars.length, name: '', words: () => '' },
    { from: 0, ...y, without: [], words: indianNumber },
    true,
  );
  bars.forEach(({ name, value, look = 'tint pen' }, index) => {
    const [foot, top] = [toPoint([index + 0.22, 0]), toPoint([index + 0.78, value])];
    figure.rectangle(foot, top, look);
    for (const [row, line] of name.split('|').entries())
      figure.text(line, [(foot[0] + top[0]) / 2, 257 + 16 * row], { size: 'small' });
  });
  return figure.svg();
};
