import { drawingElementsMax, drawingMaxBytes } from '@repo/contracts/limits/figures';
import { type SaxesAttributeNS, SaxesParser, type SaxesTagNS } from 'saxes';
import { attributes, elements, referring, wordAttributes } from './allowed-names.ts';
import { cleanDeclarations, cleanStyleSheet, isHarmlessValue } from './clean-style.ts';
import { Copies, namedIn } from './copies.ts';
import { DrawingError } from './drawing-error.ts';
import { type DrawingSize, readSize } from './drawing-size.ts';

export { DrawingError } from './drawing-error.ts';

const svgSpace = 'http://www.w3.org/2000/svg';
const xlinkSpace = 'http://www.w3.org/1999/xlink';
const xmlSpace = 'http://www.w3.org/XML/1998/namespace';
const depthMax = 64;

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => signs[sign] ?? '');

export type CleanDrawing = {
  /** The drawing, written anew. */
  svg: string;
  /** In CSS pixels, as its view box says. */
  width: number;
  height: number;
  /** Names of elements and attributes that were left out, each with how often. */
  dropped: Record<string, number>;
};

/** Writes a drawing anew from the events of the parser; of the input nothing is copied but what is allowed. */
class DrawingWriter {
  readonly dropped: Record<string, number> = {};
  size: DrawingSize | null = null;
  readonly #parts: string[] = [];
  readonly #copies = new Copies();
  #elementCount = 0;
  #depth = 0;
  /** How many elements deep inside one that is left out. */
  #skipped = 0;
  /** The style sheet that is being read, or null. */
  #style: string | null = null;

  get text(): string {
    return this.#parts.join('');
  }

  drop(name: string): void {
    this.dropped[name] = (this.dropped[name] ?? 0) + 1;
  }

  open(tag: SaxesTagNS): void {
    this.#depth += 1;
    this.#elementCount += 1;
    if (this.#elementCount > drawingElementsMax)
      throw new DrawingError(`it has more than ${drawingElementsMax} parts`);
    if (this.#depth > depthMax) throw new DrawingError(`its parts are nested more than ${depthMax} deep`);
    const isRoot = this.#depth === 1;
    if (isRoot && (tag.uri !== svgSpace || tag.local !== 'svg'))
      throw new DrawingError('it is no SVG drawing');
    if (isRoot) this.size = readSize(tag);
    if (this.#skipped > 0) {
      this.#skipped += 1;
      return;
    }
    if (!this.#isAllowed(tag)) {
      this.drop(tag.local);
      this.#skipped = 1;
      return;
    }
    const written = this.#attributesOf(tag, isRoot);
    const used = tag.local === 'use' ? written.get('href')?.slice(1) : undefined;
    const named = [...written.values()].flatMap(namedIn);
    this.#copies.open(tag.local, written.get('id') ?? null, used ?? null, named);
    const list = [...written].map(([name, value]) => ` ${name}="${escaped(value)}"`).join('');
    this.#parts.push(`<${tag.local}${list}>`);
    if (tag.local === 'style') this.#style = '';
  }

  /** A style sheet has text alone, and a drawing no other inside. */
  #isAllowed({ uri, local }: SaxesTagNS): boolean {
    const isInner = local === 'svg' && this.#depth > 1;
    return uri === svgSpace && elements.has(local) && !isInner && this.#style === null;
  }

  #attributesOf({ local, attributes: given }: SaxesTagNS, isRoot: boolean): Map<string, string> {
    const written = new Map<string, string>();
    if (isRoot && this.size) {
      const { box, width, height } = this.size;
      written.set('xmlns', svgSpace);
      written.set('viewBox', box.join(' '));
      written.set('width', String(width));
      written.set('height', String(height));
    }
    for (const attribute of Object.values(given)) {
      if (attribute.prefix === 'xmlns' || attribute.name === 'xmlns' || attribute.name === 'xml:space')
        continue;
      if (isRoot && ['viewBox', 'width', 'height', 'x', 'y'].includes(attribute.name)) continue;
      const value = cleanAttribute(local, attribute);
      if (value === null || written.has(attribute.local)) this.drop(attribute.name);
      else if (value !== '') written.set(attribute.local, value);
    }
    return written;
  }

  addText(text: string): void {
    if (this.#skipped > 0) return;
    if (this.#style !== null) this.#style += text;
    else if (this.#depth > 0) this.#parts.push(escaped(text));
  }

  close(local: string): void {
    this.#depth -= 1;
    if (this.#skipped > 0) {
      this.#skipped -= 1;
      return;
    }
    if (local === 'style' && this.#style !== null) {
      const sheet = cleanStyleSheet(this.#style);
      this.#copies.addStyleSheet(sheet);
      // '>' between selectors is no end of a tag, and reads the same escaped.
      this.#parts.push(escaped(sheet));
      this.#style = null;
    }
    this.#copies.close();
    this.#parts.push(`</${local}>`);
  }

  end(): void {
    this.#copies.check(this.#elementCount);
  }
}

/** @returns the value to write, '' for none, or null when the attribute is left out */
function cleanAttribute(element: string, { uri, local, value }: SaxesAttributeNS): string | null {
  if (uri === xmlSpace && local === 'lang') return /^[\w-]+$/.test(value) ? value : null;
  const isLink = local === 'href' && (uri === '' || uri === xlinkSpace);
  if ((uri !== '' && !isLink) || !attributes.has(local)) return null;
  if (isLink) return referring.has(element) && /^#[\w.-]+$/.test(value) ? value : null;
  if (local === 'style') return cleanDeclarations(value);
  if (local === 'id') return /^[\w.-]+$/.test(value) ? value : null;
  return wordAttributes.has(local) || isHarmlessValue(value) ? value : null;
}

/**
 * Writes an SVG drawing anew by a list of what is allowed: what is not on it is left out and named, what is no strict
 * XML, has a document type or would draw without end is refused.
 * @throws DrawingError with the reason, for people
 */
export function cleanDrawing(input: string): CleanDrawing {
  if (Buffer.byteLength(input) > drawingMaxBytes)
    throw new DrawingError(`it is larger than ${drawingMaxBytes / 1024} KB`);
  const parser = new SaxesParser({ xmlns: true });
  const writer = new DrawingWriter();
  parser.on('error', (error) => {
    throw new DrawingError(`it is no XML: ${error.message.replace(/^[\d:]+\s*/, '').replace(/\.$/, '')}`);
  });
  parser.on('doctype', () => {
    throw new DrawingError('it has a document type');
  });
  parser.on('processinginstruction', ({ target }) => writer.drop(`?${target}`));
  parser.on('opentag', (tag) => writer.open(tag));
  parser.on('text', (text) => writer.addText(text));
  parser.on('cdata', (text) => writer.addText(text));
  parser.on('closetag', ({ local }) => writer.close(local));
  parser.write(input.replace(/^\uFEFF/, '').trim()).close();
  writer.end();
  const { size } = writer;
  if (!size) throw new DrawingError('it is no SVG drawing');
  return { svg: writer.text, width: size.width, height: size.height, dropped: writer.dropped };
}
