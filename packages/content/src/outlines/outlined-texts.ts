import { SaxesParser, type SaxesTagPlain } from 'saxes';
import { escapedValue } from '../drawing/escaped-text.ts';
import { LibraryError } from '../library-error.ts';
import { outlineLine, type PlacedGlyph, type Weight } from './product-type.ts';

/** Supported attributes of a text; others would need real typesetting. */
const textAttributes = new Set(['x', 'y', 'fill', 'font-family', 'font-size', 'font-weight', 'text-anchor']);
/** Drawings are laid out for Arial, Roboto and similar: this scale gives Mukta the same cap height. */
const enlarged = 1.14;
const shareBefore: Record<string, number> = { start: 0, middle: 0.5, end: 1 };
const isOfType = (attribute: string) => attribute.startsWith('font-') || attribute === 'text-anchor';
const rounded = (value: number, digits = 0) => String(Number(value.toFixed(digits)));
const written = (name: string, value: string | number) => ` ${name}="${escapedValue(String(value))}"`;

type Attributes = Record<string, string>;

/** Rewrites one drawing; each glyph is defined once and reused. */
class OutlineWriter {
  readonly #pieces: string[] = [];
  readonly #ids = new Map<string, string>();
  /** Attributes inherited from ancestors. */
  readonly #around: Attributes[] = [{}];
  readonly #fail: (reason: string) => never;
  #text: { attributes: Attributes; words: string } | null = null;
  #definitionsAt = 0;

  constructor(fail: (reason: string) => never) {
    this.#fail = fail;
  }

  open({ name, attributes, isSelfClosing }: SaxesTagPlain): void {
    if (this.#text) this.#fail(`a text of a meme has a ${name} inside`);
    const inherited = { ...this.#around.at(-1), ...attributes };
    this.#around.push(inherited);
    if (name === 'text') {
      const other = Object.keys(attributes).find((attribute) => !textAttributes.has(attribute));
      if (other) this.#fail(`a text of a meme has ${other}`);
      this.#text = { attributes: inherited, words: '' };
      return;
    }
    const kept = Object.entries(attributes).filter(([attribute]) => !isOfType(attribute));
    const own = kept.map(([attribute, value]) => written(attribute, value)).join('');
    this.#pieces.push(`<${name}${own}${isSelfClosing ? '/' : ''}>`);
    if (this.#around.length === 2) this.#definitionsAt = this.#pieces.length;
  }

  addText(text: string): void {
    if (this.#text) this.#text.words += text;
    else if (text.trim() !== '') this.#fail('words of a meme stand outside its texts');
    else this.#pieces.push(text);
  }

  close({ name, isSelfClosing }: SaxesTagPlain): void {
    this.#around.pop();
    if (this.#text) this.#pieces.push(this.#outlined(this.#text));
    else if (!isSelfClosing) this.#pieces.push(`</${name}>`);
    this.#text = null;
  }

  #outlined({ attributes, words }: { attributes: Attributes; words: string }): string {
    const line = words.replaceAll(/\s+/g, ' ').trim();
    const size = Number(attributes['font-size'] ?? 16) * enlarged;
    const weight = this.#weightOf(attributes['font-weight'] ?? '400');
    const share = shareBefore[attributes['text-anchor'] ?? 'start'];
    if (share === undefined)
      return this.#fail(`a text of a meme has ${attributes['text-anchor']} as its anchor`);
    const { glyphs, width } = this.#set(line, weight);
    const x = Number(attributes.x ?? 0) - (width * share * size) / 1_000;
    const place = `translate(${rounded(x, 2)} ${Number(attributes.y ?? 0)}) scale(${rounded(size / 1_000, 4)})`;
    const fill = attributes.fill ? written('fill', attributes.fill) : '';
    const shown = glyphs.map((glyph) => this.#shown(glyph)).join('');
    return `<g${written('aria-label', line)}${fill}${written('transform', place)}>${shown}</g>`;
  }

  #weightOf(weight: string): Weight {
    if (weight === '400' || weight === '700') return Number(weight) as Weight;
    return this.#fail(`a text of a meme has the weight ${weight}`);
  }

  #set(line: string, weight: Weight) {
    try {
      return outlineLine(line, weight);
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      return this.#fail(error.message);
    }
  }

  #shown({ path, x, y, scale }: PlacedGlyph): string {
    const id = this.#ids.get(path) ?? `g${this.#ids.size}`;
    this.#ids.set(path, id);
    const href = written('href', `#${id}`);
    if (scale !== 1)
      return `<use${href}${written('transform', `translate(${rounded(x)} ${rounded(y)}) scale(${scale})`)}/>`;
    const at = [x === 0 ? '' : written('x', rounded(x)), y === 0 ? '' : written('y', rounded(y))];
    return `<use${href}${at.join('')}/>`;
  }

  end(): string {
    const paths = [...this.#ids].map(([path, id]) => `<path${written('id', id)}${written('d', path)}/>`);
    if (paths.length > 0) this.#pieces.splice(this.#definitionsAt, 0, `<defs>${paths.join('')}</defs>`);
    return this.#pieces.join('');
  }
}

/**
 * Converts a drawing's texts to outlines in the app's fonts, because SVGs shown as images can't use web fonts
 * (docs/decisions/0035-type-of-memes.md). The words of each line become its label.
 * @param file named in errors
 * @throws LibraryError for unsupported text: parts of a line, other weights, missing characters
 */
export function outlinedTexts(file: string, svg: string): string {
  const parser = new SaxesParser();
  const fail = (reason: string): never => {
    throw new LibraryError(file, parser.line, reason);
  };
  const writer = new OutlineWriter(fail);
  parser.on('error', ({ message }) => fail(message));
  parser.on('opentag', (tag) => writer.open(tag));
  parser.on('text', (text) => writer.addText(text));
  parser.on('closetag', (tag) => writer.close(tag));
  parser.write(svg.trim()).close();
  return writer.end();
}
