import type { Box } from './box.ts';
import { Canvas } from './canvas.ts';
import { labelMarkup, labelWidth } from './label-text.ts';
import {
  coverOf,
  type Direction,
  type Drawn,
  labelBox,
  placeLabel,
  tolerated,
  type Wish,
} from './place-labels.ts';
import type { Point } from './point.ts';
import { written } from './shapes.ts';
import { type Colour, labelSizes, styleSheet } from './style-sheet.ts';

type Size = keyof typeof labelSizes;
/** `letter` replaces the text when a question asks for the names of parts. */
type Common = { colour?: Colour; size?: Size; isOnShape?: boolean; letter?: string };
type LabelOptions = Common & { gap?: number };
type TextOptions = Common & { anchor?: Anchor };
type Anchor = 'start' | 'middle' | 'end';
type Letter = {
  text: string;
  box: Box;
  /** Where the browser anchors the text; its width there differs from the estimate in `box`. */
  at: Point;
  anchor: Anchor;
  colour: Colour;
  size: Size;
  isOnShape: boolean;
  letter?: string | undefined;
};

/** The width of every figure, so that its type is legible on a phone without zooming. */
export const figureWidth = 360;
const margin = 10;
const edge = 4;

/** Thrown when labels don't fit or the drawing is too wide; `drawing` is only for debugging. */
export class LayoutError extends Error {
  constructor(
    problems: readonly string[],
    readonly drawing: string,
  ) {
    super(problems.join('; '));
  }
}

/** One drawing: shapes, labels that are placed automatically, and a box cropped to its contents. */
export class Figure extends Canvas {
  private readonly letters: Letter[] = [];
  /** Letters that replace the labels when a question asks for the names of parts. */
  private readonly keys: Letter[] = [];
  /** Places in `shapes` of leader lines without a letter. */
  private readonly unlettered = new Set<number>();
  private readonly wishes: (Pick<Letter, 'colour' | 'size' | 'isOnShape' | 'letter'> & { wish: Wish })[] = [];

  /** @param height the height available for drawing; empty space above and below is cropped */
  constructor(readonly height: number) {
    super();
  }

  /**
   * A label beside a point: it takes the nearest free position, preferred directions first. label-text.ts
   * describes its markup.
   */
  label(text: string, point: Point, prefer: Direction | Direction[] = 'n', options: LabelOptions = {}): this {
    const { colour = 'ink', size = 'normal', gap = 5, isOnShape = false, letter } = options;
    const wish = { text, point, prefer: [prefer].flat(), gap, size: labelSizes[size] };
    this.wishes.push({ wish, colour, size, isOnShape, letter });
    return this;
  }

  /** A text at a fixed place: `point` is the middle of its height. On a filled shape it has no halo. */
  text(text: string, point: Point, options: TextOptions = {}): this {
    const { anchor = 'middle', colour = 'ink', size = 'normal', isOnShape = false, letter } = options;
    const shift = { start: 0.5, middle: 0, end: -0.5 }[anchor] * labelWidth(text, labelSizes[size]);
    const centre: Point = [point[0] + shift, point[1]];
    this.letters.push({
      text,
      box: labelBox(text, centre, labelSizes[size]),
      at: point,
      anchor,
      colour,
      size,
      isOnShape,
      letter,
    });
    return this;
  }

  /** The line from a name to the point that it names; `letter` may replace the name, beside the line's start. */
  leader(start: Point, at: Point, letter?: { text: string; at: Point; anchor: Anchor }): this {
    const first = this.shapes.length;
    this.line([start, at], 'soft thin').dot(at, 'soft', 2);
    if (letter) {
      const box = labelBox(letter.text, letter.at, labelSizes.normal);
      this.keys.push({ ...letter, box, colour: 'ink', size: 'normal', isOnShape: false });
    } else for (let index = first; index < this.shapes.length; index++) this.unlettered.add(index);
    return this;
  }

  /**
   * The finished drawing. With letters, the fragment `#letters` of its address shows them in place of all labels.
   * @throws LayoutError when a label has no room, covers a line or another label, or when something lies outside the box
   */
  svg(): string {
    this.placeWishes();
    const problems = this.checkLetters();
    for (const letter of this.letters) this.reach(letter.box);
    if (!this.extent) throw new Error('nothing is drawn');
    const { x, y, width, height } = this.extent;
    if (width > figureWidth - 2 * edge) problems.push(`the drawing is ${Math.round(width)} wide`);
    const [left, top] = [Math.round(x + width / 2 - figureWidth / 2), Math.floor(y) - margin];
    const tall = Math.ceil(height) + 2 * margin;
    for (const one of this.letters)
      if (one.letter !== undefined) this.keys.push({ ...one, text: one.letter, size: 'normal' });
    const hasKeys = this.keys.length > 0;
    const shapes = this.shapes.map((shape, index) =>
      hasKeys && this.unlettered.has(index) ? shape.replace('class="', 'class="n ') : shape,
    );
    const body = [
      ...shapes,
      ...this.letters.map((one) => letterMarkup(one)),
      ...this.keys.map((key) => letterMarkup(key, 'k')),
    ].join('');
    const drawing =
      `<svg xmlns="http://www.w3.org/2000/svg"${hasKeys ? ' id="letters"' : ''} viewBox="${left} ${top} ${figureWidth} ${tall}" ` +
      `width="${figureWidth}" height="${tall}"><style>${styleSheet(body)}</style>` +
      `<rect x="${left}" y="${top}" width="${figureWidth}" height="${tall}" fill="var(--page)"/>${body}</svg>`;
    if (problems.length > 0) throw new LayoutError(problems, drawing);
    return drawing;
  }

  private drawn(letters: readonly Letter[]): Drawn {
    const frame = { x: edge, y: edge, width: figureWidth - 2 * edge, height: this.height - 2 * edge };
    return { pieces: this.pieces, boxes: [...this.marks, ...letters.map((letter) => letter.box)], frame };
  }

  private placeWishes() {
    for (const { wish, ...style } of this.wishes) {
      const { box } = placeLabel(wish, this.drawn(this.letters));
      const centre: Point = [box.x + box.width / 2, box.y + box.height / 2];
      this.letters.push({ text: wish.text, box, at: centre, anchor: 'middle', ...style });
    }
    this.wishes.length = 0;
  }

  private checkLetters(): string[] {
    return this.letters.flatMap((letter) => {
      const others = this.letters.filter((other) => other !== letter);
      const cover = coverOf(letter.box, this.drawn(others));
      if (cover <= tolerated) return [];
      return [
        `the label "${letter.text}" ${cover >= 1e5 ? 'lies outside the box' : `covers something (${Math.round(cover)})`}`,
      ];
    });
  }
}

function letterMarkup({ text, at, anchor, colour, size, isOnShape }: Letter, mark?: string): string {
  const names = [mark, size === 'small' && 's', isOnShape && 'plain', colour !== 'ink' && `f-${colour}`];
  const classes = names.filter(Boolean).join(' ');
  const baseline = at[1] + labelSizes[size] * 0.35;
  return (
    `<text x="${written(at[0])}" y="${written(baseline)}" text-anchor="${anchor}"` +
    `${classes ? ` class="${classes}"` : ''}>${labelMarkup(text, labelSizes[size])}</text>`
  );
}
