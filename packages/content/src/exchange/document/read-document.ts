import type { DocumentUse } from '@repo/contracts/import-document';
import type { BoundedZip } from '../bounded-zip.ts';
import type { FoundPicture } from '../reading.ts';
import { InlineReader, type Piece } from './word-inline.ts';
import { type ListItem, listsHtml } from './word-lists.ts';
import { WordLosses } from './word-losses.ts';
import type { ListNumber } from './word-numbers.ts';
import { openWordPackage, type WordPackage } from './word-package.ts';
import { WordPictures } from './word-pictures.ts';
import { lookOf } from './word-styles.ts';
import { figuresOf, isArrangement, linesOfTable, type ReadCell, tableHtml } from './word-tables.ts';
import { childOf, elementsOf, escapedXml, findAll, textIn, valueIn, type XmlElement } from './xml-tree.ts';

export type ReadDocument = {
  html: string;
  losses: WordLosses['found'];
  /** The pictures that the HTML shows. */
  pictures: FoundPicture[];
};

const transparent = /^(?:w:(?:sdtContent|ins|moveTo|customXml|smartTag)|mc:AlternateContent|mc:Choice)$/;
const optionStart = /^\s*(?:\([a-h]\)|[a-h][.)])/i;
const isContents = (element: XmlElement) =>
  findAll(element, 'w:docPartGallery').some(({ attributes }) => attributes.val === 'Table of Contents');

/** The colour of most letters in the document; '' is black. */
function usualColorOf({ body, styles }: WordPackage): string {
  const counts = new Map<string, number>();
  for (const paragraph of findAll(body, 'w:p')) {
    const { run: outer, heading } = styles.paragraph(childOf(paragraph, 'w:pPr'));
    if (heading !== null) continue;
    for (const run of findAll(paragraph, 'w:r')) {
      const { color = '' } = styles.run(childOf(run, 'w:rPr'), outer);
      counts.set(color, (counts.get(color) ?? 0) + textIn(run).trim().length);
    }
  }
  const most = [...counts].toSorted(([, one], [, other]) => other - one)[0];
  return most?.[0] ?? '';
}

/** Adds the usual punctuation to a bare number or letter. */
const signOf = (label: string) => label.replace(/^\d+$/, '$&.').replace(/^[a-z]$/i, '$&)');

/** A line of a question paper or of notes, before it becomes HTML. */
type Line = { html: string; number: ListNumber | null; heading: number | null; hasWords: boolean };

class DocumentReader {
  private readonly blocks: string[] = [];
  private list: ListItem[] = [];
  /** The start of a paragraph whose end was deleted. */
  private carried = '';
  /** Current table cell. */
  private cell: ReadCell | null = null;
  private readonly inline: InlineReader;

  constructor(
    private readonly use: DocumentUse,
    private readonly document: WordPackage,
    pictures: WordPictures,
    private readonly losses: WordLosses,
  ) {
    this.inline = new InlineReader({ use, document, pictures, losses, usualColor: usualColorOf(document) });
  }

  read(): string {
    this.readAll(this.document.body);
    this.endList();
    return this.blocks.join('');
  }

  private readAll(parent: XmlElement): void {
    for (const element of elementsOf(parent)) {
      if (element.name === 'w:p') this.readParagraph(element);
      else if (element.name === 'w:tbl') this.readTable(element);
      else if (element.name === 'w:sdt') {
        if (isContents(element)) this.losses.add('contents', '');
        else this.readAll(childOf(element, 'w:sdtContent') ?? element);
      } else if (element.name === 'w:altChunk') this.losses.add('embedded', '');
      else if (transparent.test(element.name)) this.readAll(element);
    }
  }

  private add(html: string): void {
    if (this.cell) this.cell.parts.push(html);
    else {
      this.endList();
      this.blocks.push(html);
    }
  }

  private endList(): void {
    const items = this.list;
    this.list = [];
    if (items.length > 0) this.blocks.push(listsHtml(items));
  }

  private readParagraph(element: XmlElement): void {
    const properties = childOf(element, 'w:pPr');
    const { heading, list, startsPage, isOfContents, run } = this.document.styles.paragraph(properties);
    if (isOfContents) return void this.losses.add('contents', '');
    const words = textIn(element);
    const number = list && this.document.numbers.next(list);
    const place = `${number?.label ?? ''} ${words}`;
    if (startsPage) this.endPage();
    const isMarked = run.isMarked || this.isShadedOption(properties, place);
    const pieces = this.inline.read(element, place, { ...run, isMarked }, heading !== null);
    // Word counts empty lines as well; in a cell, the number belongs to the text of the next cell.
    const isShown = pieces.length > 0 || this.cell !== null;
    this.addPieces(pieces, {
      number: isShown ? number : null,
      heading,
      isJoined: this.isEndDeleted(properties),
    });
    const section = childOf(properties, 'w:sectPr');
    if (section && valueIn(section, 'w:type') !== 'continuous') this.endPage();
  }

  /** Whether this is a shaded option; other shading belongs to headings. */
  private isShadedOption(properties: XmlElement | undefined, words: string): boolean {
    return this.use === 'questions' && optionStart.test(words) && Boolean(lookOf(properties).isMarked);
  }

  private isEndDeleted(properties: XmlElement | undefined): boolean {
    return childOf(childOf(properties, 'w:rPr'), 'w:del') !== undefined;
  }

  private endPage(): void {
    if (this.use === 'notes' && !this.cell) this.add('<hr>');
  }

  private addPieces(
    pieces: readonly Piece[],
    { number, heading, isJoined }: Pick<Line, 'number' | 'heading'> & { isJoined: boolean },
  ): void {
    let shown = number;
    let html = this.carried;
    this.carried = '';
    const flush = () => {
      const hasWords = html.replaceAll(/<br>/g, '').trim() !== '' || Boolean(shown?.label);
      this.addLine({ html, number: shown, heading, hasWords });
      [html, shown] = ['', null];
    };
    for (const piece of pieces) {
      if (piece.kind === 'words') html += piece.html;
      else {
        flush();
        if (piece.kind === 'page') this.endPage();
        else this.add(piece.html);
      }
    }
    if (isJoined) this.carried = html;
    else flush();
  }

  private addLine({ html, number, heading, hasWords }: Line): void {
    if (!hasWords) return;
    const isOfNotes = this.use === 'notes';
    if (isOfNotes && number && number.kind !== 'other' && heading === null && !this.cell) {
      this.list.push({ ...number, html });
      return;
    }
    const label = number?.label ? `${escapedXml(isOfNotes ? number.label : signOf(number.label))} ` : '';
    // In question papers a line break also starts a new line.
    const parts = isOfNotes ? [html] : html.split('<br>');
    const tag = heading === null || this.cell || !isOfNotes ? 'p' : `h${Math.max(1, Math.min(heading, 6))}`;
    const title = tag !== 'p' && heading === 0 ? ' class="title"' : '';
    for (const [index, part] of parts.entries())
      this.add(`<${tag}${title}>${index === 0 ? label : ''}${part}</${tag}>`);
  }

  private readTable(table: XmlElement): void {
    const rows = findAll(table, 'w:tr')
      .filter((row) => childOf(childOf(row, 'w:trPr'), 'w:del') === undefined)
      .map((row) => findAll(row, 'w:tc').map((cell) => this.readCell(cell)));
    // Nested tables aren't supported.
    const isNested = this.cell !== null;
    if (isNested || (this.use === 'questions' && isArrangement(rows))) {
      for (const line of linesOfTable(rows)) this.add(line);
      return;
    }
    this.add(tableHtml(rows));
    for (const cell of rows.flat())
      for (const figure of figuresOf(cell)) {
        this.losses.add('tablePictures', cell.words || (rows[0]?.[0]?.words ?? ''));
        this.add(figure);
      }
  }

  private readCell(element: XmlElement): ReadCell {
    const properties = childOf(element, 'w:tcPr');
    const merge = childOf(properties, 'w:vMerge');
    const outer = this.cell;
    const cell: ReadCell = {
      parts: [],
      words: '',
      columns: Math.max(1, Number(valueIn(properties, 'w:gridSpan') ?? 1) || 1),
      merge: merge ? (merge.attributes.val === 'restart' ? 'first' : 'next') : null,
    };
    this.cell = cell;
    this.readAll(element);
    this.cell = outer;
    cell.words = wordsOf(cell.parts);
    if (this.isShadedOption(properties, cell.words)) this.losses.add('highlighted', cell.words);
    return cell;
  }
}

/** Text of HTML generated by this reader. */
const wordsOf = (parts: readonly string[]) =>
  parts
    .join(' ')
    .replaceAll(/<[^>]*>/g, '')
    .trim();

/**
 * Reads a Word document as HTML like that of a copy from Word, plus automatic numbers, formulas and pictures.
 * @throws ZipTooLargeError; Error if it is damaged
 */
export async function readDocument(zip: BoundedZip, use: DocumentUse): Promise<ReadDocument> {
  const document = await openWordPackage(zip);
  const losses = new WordLosses();
  const pictures = new WordPictures(document.relations, losses);
  await pictures.load(document);
  const html = new DocumentReader(use, document, pictures, losses).read();
  for (const words of document.edges) losses.add('edges', words);
  return { html, losses: losses.found, pictures: [...pictures.taken.values()] };
}
