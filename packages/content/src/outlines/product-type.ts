import { createRequire } from 'node:module';
import { type Font, type Glyph, openSync } from 'fontkit';

export type Weight = 400 | 700;

/** A placed glyph: position in thousandths of the font size, and relative scale. */
export type PlacedGlyph = { path: string; x: number; y: number; scale: number };
export type OutlinedLine = { glyphs: PlacedGlyph[]; width: number };

const unitsPerEm = 1_000;
const mukta = (weight: Weight) =>
  ['latin', 'latin-ext'].map((part) => `@fontsource/mukta/files/mukta-${part}-${weight}-normal.woff2`);
const formulas = (...names: string[]) => names.map((name) => `katex/dist/fonts/KaTeX_${name}.woff2`);
/** The app's fonts in lookup order: text fonts, then formula fonts. */
const files: Record<Weight, string[]> = {
  400: [...mukta(400), ...formulas('Main-Regular', 'Math-Italic')],
  700: [...mukta(700), ...formulas('Main-Bold', 'Math-BoldItalic')],
};
const { resolve } = createRequire(import.meta.url);
const opened = new Map<Weight, Font[]>();

function fontsOf(weight: Weight): Font[] {
  const fonts =
    opened.get(weight) ??
    files[weight].map((file) => {
      const font = openSync(resolve(file));
      if ('fonts' in font || font.unitsPerEm !== unitsPerEm)
        throw new Error(`${file} is no font of ${unitsPerEm} units`);
      return font;
    });
  opened.set(weight, fonts);
  return fonts;
}

const letters: Record<string, string> = {
  moveTo: 'M',
  lineTo: 'l',
  quadraticCurveTo: 'q',
  bezierCurveTo: 'c',
  closePath: 'z',
};
/** Omits the space before a minus, which separates two numbers too. */
const joined = (numbers: readonly number[]) => numbers.join(' ').replaceAll(' -', '-');

/** Relative coordinates keep the drawing small. Fonts have the y axis upwards. */
function pathOf({ path }: Glyph): string {
  let [x, y] = [0, 0];
  return path.commands
    .map(({ command, args }) => {
      const points = args.map((value, at) => Math.round(at % 2 === 1 ? -value : value));
      const steps = points.map((value, at) => value - (at % 2 === 1 ? y : x));
      [x, y] = [points.at(-2) ?? x, points.at(-1) ?? y];
      return letters[command] + joined(command === 'moveTo' ? points : steps);
    })
    .join('');
}

/** The fonts lack subscript digits: use digits like HTML's sub. */
const lowered = /[₀-₉]/u;
const loweredScale = 0.65;
const loweredBy = 150;
const zero = '0'.charCodeAt(0);
const loweredZero = '₀'.charCodeAt(0);
const plainDigit = (sign: string) => String.fromCharCode(sign.charCodeAt(0) - loweredZero + zero);

/** Adjacent characters of the same font and size. */
type Run = { font: Font; isLowered: boolean; text: string };

function runsOf(words: string, weight: Weight): Run[] {
  const runs: Run[] = [];
  for (const sign of words) {
    const isLowered = lowered.test(sign);
    const shown = isLowered ? plainDigit(sign) : sign;
    const font = fontsOf(weight).find((each) => each.hasGlyphForCodePoint(shown.codePointAt(0) ?? 0));
    if (!font) throw new RangeError(`no face of the apps has '${sign}'`);
    const last = runs.at(-1);
    if (last?.font === font && last.isLowered === isLowered) last.text += shown;
    else runs.push({ font, isLowered, text: shown });
  }
  return runs;
}

/**
 * Sets a line in the app's fonts, with kerning.
 * @throws RangeError for a character that no font has
 */
export function outlineLine(words: string, weight: Weight): OutlinedLine {
  const glyphs: PlacedGlyph[] = [];
  let width = 0;
  for (const { font, isLowered, text } of runsOf(words, weight)) {
    const scale = isLowered ? loweredScale : 1;
    const run = font.layout(text);
    run.glyphs.forEach((glyph, at) => {
      const { xOffset = 0, yOffset = 0, xAdvance = 0 } = run.positions[at] ?? {};
      const path = pathOf(glyph);
      const y = (isLowered ? loweredBy : 0) - yOffset * scale;
      // Spaces have a width but no path.
      if (path !== '') glyphs.push({ path, x: width + xOffset * scale, y, scale });
      width += xAdvance * scale;
    });
  }
  return { glyphs, width };
}
