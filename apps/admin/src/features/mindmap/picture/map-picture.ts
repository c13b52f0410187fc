import { mindmapGapY, mindmapNodeHeight, mindmapNodeWidth } from '@repo/contracts/limits/content';
import type { Idea } from '../model/idea-tree.ts';
import { drawMap, strokeBetween } from '../model/layout.ts';

/** A font; `size` is in units of the picture, of which one is a pixel of the editor at 100%. */
export type Font = { family: 'display' | 'body'; weight: 400 | 700 | 800; size: number };
/** The width of a text in a font, in units of the picture. */
export type Measure = (text: string, font: Font) => number;
/** A line of text: `x` is its centre, `y` its base line. */
export type PictureLine = { text: string; width: number; x: number; y: number };
export type PictureBox = {
  x: number;
  y: number;
  width: number;
  height: number;
  look: 'root' | 'branch' | 'idea';
  font: Font;
  lines: PictureLine[];
};
/** A map for a file: boxes with whole texts, and the lines between them as SVG paths. */
export type MapPicture = { width: number; height: number; boxes: PictureBox[]; strokes: string[] };

const margin = 40;
const padding = { x: 12, y: 8 };
const lineHeight = 1.25;
/** Distance from a line's centre to its base line, relative to the font size. */
const baseline = 0.35;
const looks = ['root', 'branch', 'idea'] as const;
const fonts = {
  root: { family: 'display', weight: 800, size: 19 },
  branch: { family: 'body', weight: 700, size: 16 },
  idea: { family: 'body', weight: 400, size: 16 },
} as const satisfies Record<PictureBox['look'], Font>;
/** Minimum font size in a box; below that the box grows into the gap instead. */
const sizeInBox = 13;
const sizeMin = 8;
const tallest = mindmapNodeHeight + mindmapGapY - 16;

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** Splits a word that is wider than a line. */
function piecesOf(word: string, width: number, widthOf: (text: string) => number): string[] {
  if (widthOf(word) <= width) return [word];
  const pieces = [''];
  for (const { segment } of graphemes.segment(word)) {
    const longer = `${pieces.at(-1)}${segment}`;
    if (pieces.at(-1) !== '' && widthOf(longer) > width) pieces.push(segment);
    else pieces[pieces.length - 1] = longer;
  }
  return pieces;
}

function wrap(text: string, width: number, widthOf: (text: string) => number): string[] {
  const words = text.split(/\s+/).flatMap((word) => (word === '' ? [] : piecesOf(word, width, widthOf)));
  const lines: string[] = [];
  for (const word of words) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && widthOf(longer) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/**
 * The largest font size with which the whole text fits: in its box, preferably without splitting words, or in
 * a taller one.
 */
function fit(
  text: string,
  font: Font,
  measure: Measure,
  room: number,
): { font: Font; lines: string[]; height: number } {
  const inSize = (size: number) => {
    const sized = { ...font, size };
    const widthOf = (words: string) => measure(words, sized);
    const lines = wrap(text, room, widthOf);
    const isWhole = text.split(/\s+/).every((word) => widthOf(word) <= room);
    return { font: sized, lines, isWhole, height: lines.length * size * lineHeight + 2 * padding.y };
  };
  const large = Array.from({ length: font.size - sizeInBox + 1 }, (_, less) =>
    inSize(font.size - less),
  ).filter(({ height }) => height <= mindmapNodeHeight);
  const inBox = large.find(({ isWhole }) => isWhole) ?? large[0];
  if (inBox) return { ...inBox, height: mindmapNodeHeight };
  for (let size = sizeInBox; size > sizeMin; size -= 1) {
    const fitted = inSize(size);
    if (fitted.height <= tallest) return fitted;
  }
  return inSize(sizeMin);
}

/**
 * Draws a map with all its branches, including collapsed ones, and no text cut.
 * @param filled the share of a box's width that lines may use, 0 to 1: less where the reader's fonts may be
 * wider
 */
export function pictureOfMap(root: Idea, measure: Measure, { filled = 1 } = {}): MapPicture {
  const room = (mindmapNodeWidth - 2 * padding.x) * filled;
  const { boxes, lines, width, height } = drawMap(root);
  const placed = boxes.map((box) => ({ ...box, x: box.x + margin, y: box.y + margin }));
  const byId = new Map(placed.map((box) => [box.id, box]));
  const texts = new Map<string, string>();
  const read = (idea: Idea) => {
    texts.set(idea.id, idea.text);
    idea.children.forEach(read);
  };
  read(root);
  return {
    width: width + 2 * margin,
    height: height + 2 * margin,
    boxes: placed.map(({ id, x, y, depth }): PictureBox => {
      const look = looks[Math.min(depth, 2)] ?? 'idea';
      const fitted = fit(texts.get(id) ?? '', fonts[look], measure, room);
      const { size } = fitted.font;
      const middle = y + mindmapNodeHeight / 2;
      const first = middle - ((fitted.lines.length - 1) / 2) * size * lineHeight;
      return {
        x,
        y: middle - fitted.height / 2,
        width: mindmapNodeWidth,
        height: fitted.height,
        look,
        font: fitted.font,
        lines: fitted.lines.map((text, index) => ({
          text,
          width: measure(text, fitted.font),
          x: x + mindmapNodeWidth / 2,
          y: first + index * size * lineHeight + baseline * size,
        })),
      };
    }),
    strokes: lines.flatMap(({ source, target }) => {
      const [from, to] = [byId.get(source), byId.get(target)];
      return from && to ? strokeBetween(from, to) : [];
    }),
  };
}
