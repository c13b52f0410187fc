import { claim } from './claims.ts';
import { Figure } from './figure.ts';
import type { Point } from './point.ts';

type NumberLine = {
  /** The values at the left and right end. */
  from: number;
  to: number;
  /** Values with a dot, and their labels below. */
  dots: readonly (readonly [value: number, label?: string])[];
  /** Ticks with numbers. */
  ticks?: readonly number[];
  /** Label above the arc from each dot to the next. */
  jumps?: string;
  /** Labelled spans between two values, in rows below the line. */
  spans?: readonly (readonly [from: number, to: number, label: string])[];
};

/** A number line with dots; the arcs from dot to dot have to be equally long. */
export function numberLine({ from, to, dots, ticks = [], jumps, spans = [] }: NumberLine): string {
  const figure = new Figure(230);
  const unit = 300 / (to - from);
  const at = (value: number): Point => [28 + (value - from) * unit, 110];
  figure.arrow([14, 110], [346, 110]);
  for (const value of ticks) {
    const [x] = at(value);
    figure.line(
      [
        [x, 106],
        [x, 114],
      ],
      'thin',
    );
    figure.text(String(value).replace('-', '−'), [x, 126], { size: 'small' });
  }
  dots.forEach(([value, label], index) => {
    figure.dot(at(value), 'pen', 4);
    if (label) figure.text(label, [at(value)[0], 128], { colour: 'pen' });
    const before = dots[index - 1]?.[0];
    if (jumps === undefined || before === undefined) return;
    const step = (dots[1]?.[0] ?? 0) - (dots[0]?.[0] ?? 0);
    claim(Math.abs(value - before - step) < 1e-9, 'all jumps are equally long');
    const [middle, radius] = [at((value + before) / 2), (Math.abs(step) * unit) / 2];
    figure.arc(middle, radius, 180, 0, 'red');
    if (jumps) figure.text(jumps, [middle[0], middle[1] - radius - 12], { colour: 'red' });
  });
  spans.forEach(([start, end, label], row) => {
    const y = 152 + 34 * row;
    figure.span([at(start)[0], y], [at(end)[0], y]);
    figure.label(label, [(at(start)[0] + at(end)[0]) / 2, y], 's');
  });
  return figure.svg();
}
