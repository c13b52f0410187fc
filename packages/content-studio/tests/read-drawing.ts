import { SaxesParser } from 'saxes';
import { expect } from 'vitest';
import type { Box } from '#figures/kit/box.ts';
import { labelWidth } from '#figures/kit/label-text.ts';
import type { Point } from '#figures/kit/point.ts';

const allowed: Record<string, readonly string[]> = {
  svg: ['xmlns', 'id', 'viewBox', 'width', 'height'],
  style: [],
  rect: ['x', 'y', 'width', 'height', 'fill'],
  path: ['class', 'd'],
  circle: ['class', 'cx', 'cy', 'r'],
  text: ['class', 'x', 'y', 'text-anchor'],
  tspan: ['dy', 'font-size', 'font-style'],
};

type Label = { text: string; box: Box };
type Drawing = {
  frame: Box;
  points: Point[];
  lines: [Point, Point][];
  labels: Label[];
  letters: Label[];
};

/** The points of a path of one position and steps from it. */
function readPath(d: string): Point[] {
  if (!/^M-?[\d.]+ -?[\d.]+(?:[hv]-?[\d.]+|l-?[\d.]+ ?-?[\d.]+)*z?$/.test(d)) expect.fail(d);
  const points: Point[] = [];
  for (const [, command, values = ''] of d.matchAll(/([Mhvl])([^Mhvlz]+)/g)) {
    const [first = 0, second = 0] = (values.match(/-?[\d.]+/g) ?? []).map(Number);
    const [x, y] = command === 'v' ? [0, first] : [first, command === 'h' ? 0 : second];
    const [beforeX, beforeY] = points.at(-1) ?? [0, 0];
    points.push([beforeX + x, beforeY + y]);
  }
  return points;
}

/** Reads a drawing back from its SVG, independently of the kit's own records. */
export function readDrawing(svg: string): Drawing {
  const drawing: Drawing = {
    frame: { x: 0, y: 0, width: 0, height: 0 },
    points: [],
    lines: [],
    labels: [],
    letters: [],
  };
  const parser = new SaxesParser();
  let label:
    | { x: number; y: number; size: number; text: string; anchor: string; isLetter: boolean }
    | undefined;
  parser.on('error', (error) => expect.fail(error.message));
  parser.on('opentag', ({ name, attributes }) => {
    const others = Object.keys(attributes).filter((attribute) => !allowed[name]?.includes(attribute));
    if (!allowed[name] || others.length > 0) expect.fail(`<${name}> with ${others.join(', ')}`);
    const value = (key: string) => Number(attributes[key]);
    if (name === 'svg') {
      const [x = 0, y = 0, width = 0, height = 0] = String(attributes.viewBox).split(' ').map(Number);
      drawing.frame = { x, y, width, height };
      expect([value('width'), value('height')]).toEqual([width, height]);
    }
    if (name === 'circle') {
      const [x, y, r] = [value('cx'), value('cy'), value('r')];
      drawing.points.push([x - r, y - r], [x + r, y + r]);
    }
    if (name === 'path') {
      const d = String(attributes.d);
      const points = readPath(d);
      drawing.points.push(...points);
      const isDrawn = /^l(?!.*\b(faint|bare)\b)/.test(String(attributes.class));
      const closed = d.endsWith('z') && points[0] ? [...points, points[0]] : points;
      closed.forEach((end, index) => {
        const start = closed[index - 1];
        if (start && isDrawn) drawing.lines.push([start, end]);
      });
    }
    if (name === 'text') {
      const isSmall = / s |^s | s$|^s$/.test(String(attributes.class ?? ''));
      const anchor = String(attributes['text-anchor']);
      const isLetter = /^k\b/.test(String(attributes.class ?? ''));
      label = { x: value('x'), y: value('y'), size: isSmall ? 12 : 14, text: '', anchor, isLetter };
    }
  });
  parser.on('text', (text) => {
    if (label) label.text += text;
  });
  parser.on('closetag', ({ name }) => {
    if (name !== 'text' || !label) return;
    const { x, y, size, text, anchor, isLetter } = label;
    const width = labelWidth(text, size) * 0.92;
    const before = anchor === 'start' ? 0 : anchor === 'end' ? width : width / 2;
    drawing[isLetter ? 'letters' : 'labels'].push({
      text,
      box: { x: x - before, y: y - size * 0.78, width, height: size * 0.86 },
    });
    label = undefined;
  });
  parser.write(svg).close();
  return drawing;
}
