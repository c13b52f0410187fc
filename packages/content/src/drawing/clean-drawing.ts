import { drawingElementsMax, drawingMaxBytes } from '@repo/contracts/limits/figures';
import { SaxesParser, type SaxesTagNS } from 'saxes';
import { chosen, definitions, elements } from './allowed-names.ts';
import {
  attributesInAllMax,
  attributesMax,
  Count,
  DrawingError,
  definitionsMax,
  depthMax,
} from './bounds.ts';
import { type CleanAttribute, cleanAttribute, referencesIn } from './clean-attribute.ts';
import { StyleCleaner } from './clean-style.ts';
import { checkCopies, takesPaint } from './copies.ts';
import { PartList, type Reference } from './drawing-parts.ts';
import { type DrawingSize, readSize } from './drawing-size.ts';
import { escapedText, escapedValue } from './escaped-text.ts';
import { LeftOut } from './left-out.ts';

export { DrawingError } from './bounds.ts';

const svgSpace = 'http://www.w3.org/2000/svg';

export type CleanDrawing = {
  /** The sanitized drawing. */
  svg: string;
  /** Size in CSS pixels, from the view box. */
  width: number;
  height: number;
  /** Dropped elements, attributes, properties and rules by name, with counts. */
  dropped: Record<string, number>;
};

/** An open `switch`: its depth, and whether its first allowed child was taken. */
type Choice = { depth: number; isMade: boolean };

/** Writes a sanitized drawing from parser events; copies only what is allowed. */
class DrawingWriter {
  readonly leftOut = new LeftOut();
  size: DrawingSize | null = null;
  readonly #pieces: string[] = [];
  readonly #parts = new PartList();
  readonly #ids = new Set<string>();
  readonly #elementCount = new Count(drawingElementsMax, 'parts');
  readonly #definitionCount = new Count(definitionsMax, 'patterns, gradients, masks and markers');
  readonly #styles = new StyleCleaner((name) => this.leftOut.add(name));
  readonly #choices: Choice[] = [];
  #depth = 0;
  /** Depth inside a dropped element, and whether dropped children are reported. */
  #skipped = 0;
  #isSkippedTold = true;
  /** The current style sheet, or null. */
  #style: string | null = null;
  #hasTakenPaint = false;

  open(tag: SaxesTagNS): void {
    this.#depth += 1;
    this.#elementCount.add();
    if (this.#depth > depthMax) throw new DrawingError(`its parts are nested more than ${depthMax} deep`);
    const isRoot = this.#depth === 1;
    if (isRoot && (tag.uri !== svgSpace || tag.local !== 'svg'))
      throw new DrawingError('it is no SVG drawing');
    if (isRoot) this.size = readSize(tag);
    if (this.#isKept(tag)) this.#write(tag, isRoot);
    else this.#skipped += 1;
  }

  /** Reports dropped elements, and dropped children that draw. */
  #isKept(tag: SaxesTagNS): boolean {
    if (this.#skipped > 0) {
      if (this.#isSkippedTold && tag.uri === svgSpace && !tag.local.startsWith('fe'))
        this.leftOut.add(tag.local);
      return false;
    }
    const isAllowed = this.#isAllowed(tag);
    if (!isAllowed) this.leftOut.add(tag.local);
    this.#isSkippedTold = !isAllowed;
    return isAllowed && this.#isChosen(tag);
  }

  /** A style sheet contains only text, and a drawing no other drawing. */
  #isAllowed({ uri, local }: SaxesTagNS): boolean {
    const isInner = local === 'svg' && this.#depth > 1;
    const isKnown = elements.has(local) || local === 'switch';
    return uri === svgSpace && isKnown && !isInner && this.#style === null;
  }

  #isChosen(tag: SaxesTagNS): boolean {
    const choice = this.#choices.at(-1);
    if (choice?.depth !== this.#depth - 1 || !chosen.has(tag.local)) return true;
    if (choice.isMade || !isForAll(tag)) return false;
    choice.isMade = true;
    return true;
  }

  #write(tag: SaxesTagNS, isRoot: boolean): void {
    // The chosen child replaces the `switch`.
    const name = tag.local === 'switch' ? 'g' : tag.local;
    if (tag.local === 'switch') this.#choices.push({ depth: this.#depth, isMade: false });
    if (definitions.has(name)) this.#definitionCount.add();
    const written = this.#attributesOf(tag, isRoot);
    const textOf = (attribute: string) => written.get(attribute)?.value ?? null;
    const references: Reference[] = [];
    let text = `<${name}`;
    for (const [attribute, clean] of written) {
      text += ` ${attribute}="${escapedValue(clean.value)}"`;
      this.#hasTakenPaint ||= takesPaint(clean.value);
      for (const reference of referencesIn(clean)) references.push(reference);
    }
    this.#pieces.push(`${text}>`);
    this.#parts.open({
      kind: name,
      id: textOf('id'),
      classes: textOf('class') ?? '',
      shows: textOf('href')?.slice(1) ?? null,
      references,
      geometry: textOf('d') ?? textOf('points') ?? '',
    });
    if (name === 'style') this.#style = '';
  }

  #attributesOf(tag: SaxesTagNS, isRoot: boolean): Map<string, CleanAttribute> {
    const written = new Map<string, CleanAttribute>();
    const set = (name: string, value: string) => written.set(name, { value, declarations: [] });
    if (isRoot && this.size) {
      const { box, width, height } = this.size;
      set('xmlns', svgSpace);
      set('viewBox', box.join(' '));
      set('width', String(width));
      set('height', String(height));
    }
    for (const attribute of Object.values(tag.attributes)) {
      const { name, prefix, local } = attribute;
      if (prefix === 'xmlns' || name === 'xmlns' || name === 'xml:space') continue;
      if (isRoot && ['viewBox', 'width', 'height', 'x', 'y'].includes(name)) continue;
      const clean = cleanAttribute(tag.local, attribute, this.#styles);
      if (clean === null || written.has(local) || this.#isTaken(local, clean.value)) this.leftOut.add(name);
      else if (clean.value !== '') written.set(local, clean);
    }
    return written;
  }

  /** Browsers use the first of two parts with the same id. */
  #isTaken(attribute: string, value: string): boolean {
    if (attribute !== 'id') return false;
    const isTaken = this.#ids.has(value);
    this.#ids.add(value);
    return isTaken;
  }

  addText(text: string): void {
    if (this.#skipped > 0) return;
    if (this.#style !== null) this.#style += text;
    else if (this.#depth > 0) {
      this.#parts.addText(text.length);
      this.#pieces.push(escapedText(text));
    }
  }

  close(local: string): void {
    this.#depth -= 1;
    if (this.#skipped > 0) {
      this.#skipped -= 1;
      return;
    }
    if (local === 'style' && this.#style !== null) {
      const sheet = this.#styles.sheet(this.#style);
      this.#hasTakenPaint ||= takesPaint(sheet);
      // '>' between selectors is escaped, which CSS in XML reads the same.
      this.#pieces.push(escapedText(sheet));
      this.#style = null;
    }
    if (local === 'switch') this.#choices.pop();
    this.#parts.close();
    this.#pieces.push(`</${local === 'switch' ? 'g' : local}>`);
  }

  /** @throws DrawingError for recursive drawing */
  end(): CleanDrawing {
    for (const part of this.#parts.parts) {
      const bySheets = this.#styles.named.of(part);
      if (bySheets.length > 0) part.references = [...part.references, ...bySheets];
    }
    checkCopies(this.#parts.parts, this.#hasTakenPaint);
    const svg = this.#pieces.join('');
    checkBytes(svg);
    if (!this.size) throw new DrawingError('it is no SVG drawing');
    const { width, height } = this.size;
    return { svg, width, height, dropped: this.leftOut.counts };
  }
}

/** Whether a `switch` child is for English readers in any program. */
function isForAll({ attributes: { systemLanguage, requiredExtensions } }: SaxesTagNS): boolean {
  const isOurLanguage = !systemLanguage || /^\s*en\b|,\s*en\b/i.test(systemLanguage.value);
  return isOurLanguage && !requiredExtensions?.value.trim();
}

/** The output may be longer than the input, and must be readable again. */
function checkBytes(text: string): void {
  if (Buffer.byteLength(text) > drawingMaxBytes)
    throw new DrawingError(`it is larger than ${drawingMaxBytes / 1024} KB`);
}

/** Counts attributes while parsing, because the parser reports an element only after reading all of them. */
function countAttributes(parser: SaxesParser<{ xmlns: true }>): void {
  const inAll = new Count(attributesInAllMax, 'attributes');
  let ofElement = new Count(attributesMax, 'attributes on one part');
  parser.on('opentagstart', () => {
    ofElement = new Count(attributesMax, 'attributes on one part');
  });
  parser.on('attribute', () => {
    ofElement.add();
    inAll.add();
  });
}

/**
 * Sanitizes an SVG drawing with an allow list. Drops and reports everything else; refuses invalid XML,
 * document types, and drawings that would draw without end.
 * @throws DrawingError with the reason, for users
 */
export function cleanDrawing(input: string): CleanDrawing {
  checkBytes(input);
  // Force XML 1.0: characters that only 1.1 allows couldn't be read again from our output.
  const parser = new SaxesParser({ xmlns: true, defaultXMLVersion: '1.0', forceXMLVersion: true });
  const writer = new DrawingWriter();
  parser.on('error', (error) => {
    throw new DrawingError(`it is no XML: ${error.message.replace(/^[\d:]+\s*/, '').replace(/\.$/, '')}`);
  });
  parser.on('doctype', () => {
    throw new DrawingError('it has a document type');
  });
  parser.on('processinginstruction', ({ target }) => writer.leftOut.add(`?${target}`));
  countAttributes(parser);
  parser.on('opentag', (tag) => writer.open(tag));
  parser.on('text', (text) => writer.addText(text));
  parser.on('cdata', (text) => writer.addText(text));
  parser.on('closetag', ({ local }) => writer.close(local));
  // Normalize line ends: the parser splits text at other ones.
  parser
    .write(
      input
        .replace(/^\uFEFF/, '')
        .trim()
        .replaceAll(/\r\n?/g, '\n'),
    )
    .close();
  return writer.end();
}
