import type { Figure } from './figure.ts';
import type { Direction } from './place-labels.ts';
import { add, between, normalOf, type Point, scale, towards } from './point.ts';

export type Part =
  | 'cell'
  | 'battery'
  | 'resistor'
  | 'rheostat'
  | 'bulb'
  | 'ammeter'
  | 'voltmeter'
  | 'galvanometer'
  | 'open key'
  | 'closed key'
  | 'open switch'
  | 'closed switch'
  | 'fuse';

/** Half the length that a part takes on its wire, in pixels. */
const halves: Record<Part, number> = {
  cell: 4,
  battery: 15,
  resistor: 22,
  rheostat: 22,
  bulb: 12,
  ammeter: 13,
  voltmeter: 13,
  galvanometer: 13,
  'open key': 15,
  'closed key': 15,
  'open switch': 14,
  'closed switch': 14,
  fuse: 16,
};
const letters: Partial<Record<Part, string>> = { ammeter: 'A', voltmeter: 'V', galvanometer: 'G' };

/** Coordinates for drawing a circuit part: `at(along, across)` is a point relative to its middle. */
type Pen = { figure: Figure; at: (along: number, across: number) => Point };

function drawCells({ figure, at }: Pen, starts: number[]) {
  for (const start of starts) {
    figure.line([at(start, -11), at(start, 11)]).line([at(start + 8, -6), at(start + 8, 6)], 'bold');
  }
}

function drawKey({ figure, at }: Pen, isClosed: boolean) {
  for (const side of [-1, 1]) {
    const bracket = (t: number) => at(side * (5 + 8 * (1 - (2 * t - 1) ** 2)), 9 * (2 * t - 1));
    figure.curve(bracket, '', 14).line([at(side * 13, 0), at(side * 15, 0)]);
  }
  if (isClosed) figure.dot(at(0, 0), 'ink', 3);
}

const zigzag = [-18, -11, -4, 4, 11, 18];

function drawSymbol(part: Part, pen: Pen) {
  const { figure, at } = pen;
  const letter = letters[part];
  if (letter) figure.circle(at(0, 0), 13, 'blank').text(letter, at(0, 0));
  else if (part === 'cell') drawCells(pen, [-4]);
  else if (part === 'battery') {
    drawCells(pen, [-15, 7]);
    figure.line([at(-6, 0), at(6, 0)], 'thin dotted');
  } else if (part === 'resistor' || part === 'rheostat') {
    figure.line([at(-22, 0), ...zigzag.map((along, index) => at(along, index % 2 ? 7 : -7)), at(22, 0)]);
    if (part === 'rheostat') figure.arrow(at(-16, 15), at(16, -15));
  } else if (part === 'bulb') {
    figure.circle(at(0, 0), 12, 'blank');
    figure.line([at(-8.5, -8.5), at(8.5, 8.5)]).line([at(-8.5, 8.5), at(8.5, -8.5)]);
  } else if (part === 'open key' || part === 'closed key') drawKey(pen, part === 'closed key');
  else if (part === 'fuse') {
    figure
      .polygon([at(-16, -6), at(16, -6), at(16, 6), at(-16, 6)], 'blank')
      .line([at(-16, 0), at(16, 0)], 'thin');
  } else {
    figure.dot(at(-14, 0)).dot(at(14, 0));
    figure.line([at(-14, 0), part === 'open switch' ? at(11, -12) : at(14, 0)]);
  }
}

/**
 * A wire from a to b with a part in its middle, as in Indian textbooks. The long line of a cell (its +
 * terminal) is on the side of `a`.
 * @param name a label beside the part, on `side` (above a horizontal wire, right of a vertical one)
 */
export function wirePart(
  figure: Figure,
  part: Part,
  a: Point,
  b: Point,
  name?: string,
  side?: Direction | Direction[],
): void {
  const along = towards(a, b);
  const across = normalOf(along);
  const middle = between(a, b, 0.5);
  const at = (x: number, y: number) => add(middle, add(scale(along, x), scale(across, y)));
  const half = halves[part];
  figure.line([a, at(-half, 0)]).line([at(half, 0), b]);
  drawSymbol(part, { figure, at });
  const lies = Math.abs(along[0]) > Math.abs(along[1]);
  if (name) figure.label(name, middle, side ?? (lies ? 'n' : 'e'), { gap: 16 });
}

/** An arrow beside a wire that shows the direction of the current. */
export function currentArrow(
  figure: Figure,
  from: Point,
  to: Point,
  name: string,
  side: Direction | Direction[],
): void {
  figure.arrow(from, to, 'pen');
  if (name) figure.label(name, between(from, to, 0.5), side, { colour: 'pen', gap: 6 });
}
