type Point = readonly [number, number];
type Span = readonly [number, number];

/** The name of a part in a drawing, with the line that leads from the words to the part. */
export type DrawnLabel = {
  text: string;
  /** The named part, in units of the view box. */
  at: Point;
  /** The end of the line beside the words. */
  start: Point;
  /** Offsets of the label's text elements in the SVG. */
  spans: readonly Span[];
};

export type LabelledDrawing = {
  box: { x: number; y: number; width: number; height: number };
  /** The labels in reading order: from top to bottom, then from left to right. */
  labels: readonly DrawnLabel[];
  /** Texts without a line. */
  others: readonly string[];
  /** Lines that lead from no text to a part. */
  unnamed: number;
};

// The font size of the drawing kit's figures.
const fontSize = 14;
const lineHeight = 15;
const lineHeightMax = 18;
const baselineShift = 0.35 * fontSize;
const letterWidth = 0.6 * fontSize;
const dotRadiusMax = 3;
const nearPx = 1;
/** Longest gap between words and their line. The width of words is an estimate. */
const gapMax = 12;

const elementPattern = /<(?:(path|circle)\b([^>]*)|text\b([^>]*)>([\s\S]*?)<\/text)>/g;
const straightLine = /^M ?([-\d.]+)[ ,]([-\d.]+) ?([Llhv]) ?(-?[\d.]+)(?:[ ,]?(-?[\d.]+))?$/;
const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

const attribute = (attributes: string, name: string): string | undefined =>
  new RegExp(`\\s${name}="([^"]*)"`).exec(attributes)?.[1];
const lowered = /<tspan dy="[^-"]*" font-size="[^"]*">(\d+)<\/tspan>/g;
const plainText = (markup: string): string =>
  markup
    .replaceAll(lowered, (_, digits: string) =>
      [...digits].map((digit) => String.fromCodePoint(0x2080 + Number(digit))).join(''),
    )
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(amp|lt|gt|quot|apos);/g, (_, name: string) => entities[name] ?? '');

/** Baselines of the first and last line in `top` and `bottom`. */
type Words = { lines: string[]; x: number; top: number; bottom: number; anchor: string; spans: Span[] };
type Line = { start: Point; at: Point };

/** Reads the data of a path that is one straight line: to a position, or as a step. */
function readLine(data: string): Line | null {
  const [found, fromX, fromY, command, first, second] = straightLine.exec(data) ?? [];
  if (!found || (second === undefined) !== (command === 'h' || command === 'v')) return null;
  const [startX, startY] = [Number(fromX), Number(fromY)];
  const [x, y] = command === 'v' ? [0, Number(first)] : [Number(first), Number(second ?? 0)];
  return { start: [startX, startY], at: command === 'L' ? [x, y] : [startX + x, startY + y] };
}

/** Adds a line of text; it continues the label above when it is one line height below. */
function addWords(found: Words[], words: Words): void {
  const last = found.at(-1);
  const step = words.bottom - (last?.bottom ?? 0);
  if (last?.x === words.x && last.anchor === words.anchor && step > 0 && step <= lineHeightMax) {
    last.lines.push(...words.lines);
    last.spans.push(...words.spans);
    last.bottom = words.bottom;
  } else found.push(words);
}

/** Distance from words to the start of a line; a start at half their height counts as nearer. */
function distanceTo({ lines, x, top, bottom, anchor }: Words, [startX, startY]: Point): number {
  const width = Math.max(...lines.map((line) => line.length)) * letterWidth;
  const half = (bottom - top + lineHeight) / 2;
  const middle = (top + bottom) / 2 - baselineShift;
  const left = x - { start: 0, middle: width / 2, end: width }[anchor as 'start' | 'middle' | 'end'];
  const off = Math.hypot(
    Math.max(0, left - startX, startX - left - width),
    Math.max(0, Math.abs(startY - middle) - half),
  );
  return off > gapMax ? Number.POSITIVE_INFINITY : off + Math.abs(startY - middle) / 2;
}

/** Reads the texts of a drawing, and its straight lines that end in a dot. */
function readParts(svg: string): { words: Words[]; lines: Line[] } {
  const words: Words[] = [];
  const lines: Line[] = [];
  let before: Line | null = null;
  for (const found of svg.matchAll(elementPattern)) {
    const [element, kind, ofShape, ofText, content = ''] = found;
    const attributes = ofShape ?? ofText ?? '';
    const number = (name: string) => Number(attribute(attributes, name));
    const line = before;
    before = null;
    if (kind === 'path') before = readLine(attribute(attributes, 'd') ?? '');
    else if (kind === 'circle') {
      const isAtEnd = line && Math.hypot(number('cx') - line.at[0], number('cy') - line.at[1]) < nearPx;
      if (isAtEnd && number('r') <= dotRadiusMax) lines.push(line);
      // Class `k`: letters that replace the labels in questions.
    } else if (!attribute(attributes, 'class')?.split(' ').includes('k'))
      addWords(words, {
        lines: [plainText(content).trim()],
        x: number('x'),
        top: number('y'),
        bottom: number('y'),
        anchor: attribute(attributes, 'text-anchor') ?? 'start',
        spans: [[found.index, found.index + element.length]],
      });
  }
  return { words, lines };
}

/**
 * Finds the labels of a drawing made by the drawing kit, or drawn in the same way
 * (docs/decisions/0063-labels-from-the-drawing.md).
 */
export function readLabels(svg: string): LabelledDrawing {
  const [x = 0, y = 0, width = 0, height = 0] =
    /viewBox="([^"]*)"/.exec(svg)?.[1]?.split(/[ ,]+/).map(Number) ?? [];
  const { words, lines } = readParts(svg);
  const pairs = lines
    .flatMap((line) => words.map((one) => ({ line, one, off: distanceTo(one, line.start) })))
    .filter(({ off }) => off < Number.POSITIVE_INFINITY)
    .sort((a, b) => a.off - b.off);
  const labels = new Map<Line, DrawnLabel>();
  const named = new Set<Words>();
  for (const { line, one } of pairs) {
    if (labels.has(line) || named.has(one)) continue;
    named.add(one);
    labels.set(line, { ...line, text: one.lines.join(' '), spans: one.spans });
  }
  return {
    box: { x, y, width, height },
    labels: [...labels.values()].sort((a, b) => a.at[1] - b.at[1] || a.at[0] - b.at[0]),
    others: words.filter((one) => !named.has(one)).map((one) => one.lines.join(' ')),
    unnamed: lines.length - labels.size,
  };
}

/** Minimum number of different names for an exercise. */
export const labelsMin = 4;
const wordPattern = /\p{L}{3}/u;
const plainWords = (text: string) =>
  ` ${text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;

/** Why a drawing can't be labelled as an exercise; null if it can. */
export function whyNotLabelled({ labels, others, unnamed }: LabelledDrawing): string | null {
  const names = [...new Set(labels.map(({ text }) => text))];
  if (names.length < labelsMin) return `${names.length} different labels with lines`;
  if (unnamed > 0) return `${unnamed} lines without a label`;
  const short = names.find((name) => !wordPattern.test(name));
  if (short !== undefined) return `the label "${short}" is no word`;
  for (const name of names) {
    const texts = [...names.filter((other) => other !== name), ...others];
    // trimEnd, so that the start of a longer word, such as a plural, counts too.
    const giver = texts.find((text) => plainWords(text).includes(plainWords(name).trimEnd()));
    if (giver !== undefined) return `"${giver}" gives "${name}" away`;
  }
  return null;
}

const pinRadius = 8.5;

/** The centre of a label's number, beside its line. */
export function pinOf({ start, at }: DrawnLabel): Point {
  const [x, y] = [start[0] - at[0], start[1] - at[1]];
  const length = Math.hypot(x, y) || 1;
  return [start[0] + (x / length) * pinRadius, start[1] + (y / length) * pinRadius];
}

/** The drawing with numbers, from 1, in place of the labels that are not shown. */
export function withNumbers(
  svg: string,
  labels: readonly DrawnLabel[],
  isShown: (index: number) => boolean = () => false,
): string {
  const pins = labels.flatMap((label, index) => {
    if (isShown(index)) return [];
    const [x, y] = pinOf(label).map((value) => Number(value.toFixed(1)));
    return (
      `<circle cx="${x}" cy="${y}" r="${pinRadius}" style="fill:var(--page,#fff);stroke:var(--ink,#141b34);stroke-width:1.5"/>` +
      `<text x="${x}" y="${Number(((y ?? 0) + 4.2).toFixed(1))}" text-anchor="middle" style="font-size:${index < 9 ? 12 : 10.5}px;font-weight:700;stroke:none">${index + 1}</text>`
    );
  });
  const spans = labels
    .flatMap((label, index) => (isShown(index) ? [] : label.spans))
    .sort((a, b) => a[0] - b[0]);
  let from = 0;
  const left = spans.map(([start, end]) => {
    const piece = svg.slice(from, start);
    from = end;
    return piece;
  });
  return [...left, svg.slice(from)].join('').replace('</svg>', `${pins.join('')}</svg>`);
}
