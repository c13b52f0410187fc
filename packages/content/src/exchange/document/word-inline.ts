import { type DocumentUse, documentGaps } from '@repo/contracts/import-document';
import { mathmlOf } from '@repo/contracts/word-formulas';
import type { WordLosses } from './word-losses.ts';
import type { WordPackage } from './word-package.ts';
import { lostDrawing, type WordPictures } from './word-pictures.ts';
import { shownText, signOf } from './word-signs.ts';
import type { RunLook } from './word-styles.ts';
import { childOf, elementsOf, escapedXml, findAll, textIn, type XmlElement } from './xml-tree.ts';

/** A part of a paragraph: words, a figure on its own line, or the end of a page. */
export type Piece = { kind: 'words' | 'figure'; html: string } | { kind: 'page' };

const blank = '______';
/** For longer paragraphs, a loss shows only the affected words. */
const placeMax = 60;
const optionSign = /^\s*(?:\([a-h]\)|[a-h][.)])\s*/i;

/** Wrapper elements whose content is read as part of the parent. */
const transparent =
  /^(?:w:(?:ins|moveTo|smartTag|customXml|sdt|sdtContent|fldSimple|dir|bdo|hyperlink)|mc:AlternateContent|mc:Choice)$/;
const gone = /^w:(?:del|moveFrom)$/;
/** Word's old formulas: `EQ \f(1;2)`. */
const formulaField = /^\s*EQ\s/i;
const oldFormula = /^(?:Equation|MathType|Word\.Equation)/i;

export type InlineSurroundings = {
  use: DocumentUse;
  document: WordPackage;
  pictures: WordPictures;
  losses: WordLosses;
  /** The colour of most letters. */
  usualColor: string;
};

/** Reads the content of one paragraph. */
export class InlineReader {
  private pieces: Piece[] = [];
  private place = '';
  private outer: RunLook = {};
  private readonly isOfQuestions: boolean;

  constructor(private readonly known: InlineSurroundings) {
    this.isOfQuestions = known.use === 'questions';
  }

  /** @param place words of the paragraph, shown with losses @param isHeading whether its formatting is ignored */
  read(paragraph: XmlElement, place: string, outer: RunLook, isHeading: boolean): Piece[] {
    this.pieces = [];
    this.place = place;
    this.outer = outer;
    this.readAll(paragraph, isHeading);
    return this.pieces;
  }

  private lose(kind: Parameters<WordLosses['add']>[0], words = ''): void {
    this.known.losses.add(kind, words.trim() || this.place);
  }

  private addWords(html: string): void {
    const last = this.pieces.at(-1);
    if (last?.kind === 'words') last.html += html;
    else if (html !== '') this.pieces.push({ kind: 'words', html });
  }

  private readAll(element: XmlElement, isHeading: boolean): void {
    for (const child of elementsOf(element)) {
      const { name } = child;
      if (name === 'w:r') this.readRun(child, isHeading);
      else if (name === 'm:oMath') this.addWords(mathmlOf(child, false));
      else if (name === 'm:oMathPara') this.readDisplay(child);
      else if (gone.test(name)) this.lose('tracked');
      else if (transparent.test(name)) {
        if (name === 'w:ins' || name === 'w:moveTo') this.lose('tracked');
        if (name === 'w:hyperlink' && child.attributes['r:id']) this.lose('links', textIn(child));
        this.readAll(child, isHeading);
      }
    }
  }

  /** Display formulas; in a question paper they become part of the question's line. */
  private readDisplay(element: XmlElement): void {
    const formulas = findAll(element, 'm:oMath');
    const isBlock = !this.isOfQuestions;
    this.addWords(formulas.map((formula) => mathmlOf(formula, isBlock)).join(isBlock ? '' : '<br>'));
  }

  private readRun(run: XmlElement, isHeading: boolean): void {
    const properties = childOf(run, 'w:rPr');
    const own = this.known.document.styles.run(properties, this.outer);
    const plain = { isBold: false, isMarked: false, isUnderlined: false, color: this.known.usualColor };
    const look = isHeading ? { ...own, ...plain } : own;
    if (childOf(properties, 'w:del')) return;
    if (look.isHidden) {
      const words = textIn(run);
      if (words.trim() !== '') this.lose('hidden', words);
      return;
    }
    let text = '';
    const flush = () => {
      if (text !== '') this.addWords(this.htmlOf(text, look));
      text = '';
    };
    const readParts = (element: XmlElement) => {
      for (const child of elementsOf(element)) {
        const { name, attributes } = child;
        if (name === 'w:t') text += child.children.filter((part) => typeof part === 'string').join('');
        else if (name === 'w:tab' || name === 'w:ptab') text += '\t';
        else if (name === 'w:noBreakHyphen') text += '-';
        else if (name === 'w:sym') text += this.symbol(attributes);
        else if (name === 'w:br' && attributes.type === 'page') {
          flush();
          this.pieces.push({ kind: 'page' });
        } else if (name === 'w:br' || name === 'w:cr') {
          flush();
          this.addWords('<br>');
        } else if (name === 'mc:AlternateContent') {
          const [chosen] = elementsOf(child);
          if (chosen) readParts(chosen);
        } else {
          flush();
          this.readOther(child);
        }
      }
    };
    readParts(run);
    flush();
  }

  private symbol({ font = '', char = '' }: XmlElement['attributes']): string {
    const sign = signOf(font, Number.parseInt(char, 16));
    if (sign === null) this.lose('signFonts');
    return sign ?? '';
  }

  private readOther(element: XmlElement): void {
    const { name, attributes } = element;
    if (name === 'w:instrText' && formulaField.test(element.children.join(''))) this.lose('formulas');
    else if (name === 'w:footnoteReference' || name === 'w:endnoteReference') {
      const type = name === 'w:footnoteReference' ? 'footnotes' : 'endnotes';
      this.lose('footnotes', this.known.document.notes.get(`${type} ${attributes.id}`));
    } else if (name === 'w:commentReference') this.lose('comments');
    else if (name === 'w:object') this.readObject(element);
    else if (name === 'w:drawing' || name === 'w:pict') this.readDrawing(element);
    else if (name === 'm:oMath') this.addWords(mathmlOf(element, false));
    else if (name === 'm:oMathPara') this.readDisplay(element);
  }

  private readObject(element: XmlElement): void {
    const [program = ''] = findAll(element, 'o:OLEObject').map(({ attributes }) => attributes.ProgID ?? '');
    if (oldFormula.test(program)) this.lose('formulas');
    else if (program !== '') this.lose('embedded');
    else this.readDrawing(element);
  }

  private readDrawing(element: XmlElement): void {
    for (const html of this.known.pictures.figuresOf(element, this.place))
      this.pieces.push({ kind: 'figure', html });
    const lost = lostDrawing(element);
    if (lost) this.lose(lost.kind, textIn(lost.element));
  }

  private htmlOf(given: string, look: RunLook): string {
    const { text, isLost } = shownText(given, look.font);
    if (isLost) this.lose('signFonts', text);
    if (look.isUnderlined && /^[\s\u00a0]*(?:\t|[ \u00a0]{3,})[\s\u00a0]*$/.test(text)) return blank;
    const isSeen = text.trim() !== '';
    const isColored = (look.color ?? '') !== this.known.usualColor && this.isOfQuestions;
    const lines = { highlighted: look.isMarked, underlined: look.isUnderlined, colored: isColored };
    const standsOut = isSeen && Object.values(lines).some(Boolean);
    const at = this.place.trim().length > placeMax ? text : this.place;
    if (isSeen && look.isStruck) {
      this.lose('struck', text);
      return '';
    }
    for (const [kind, isThere] of Object.entries(lines))
      if (isSeen && isThere) this.lose(kind as keyof typeof lines, at);
    const isBold = isSeen && (look.isBold || (standsOut && this.isOfQuestions));
    // The letter of a bold option stays plain, so that it is recognized.
    const [sign = ''] = (isBold && this.isOfQuestions && optionSign.exec(text)) || [];
    const shown = text.slice(sign.length);
    if (shown === '')
      return isSeen ? this.dressed(this.written(text), { ...look, isBold }) : this.written(text);
    return this.written(sign) + this.dressed(this.written(shown), { ...look, isBold });
  }

  private written(text: string): string {
    return escapedXml(this.isOfQuestions ? withGaps(text) : text.replaceAll('\t', ' '));
  }

  private dressed(html: string, { raise, isItalic, isBold }: RunLook): string {
    const raised = raise ? `<${raise}>${html}</${raise}>` : html;
    const slanted = isItalic ? `<i>${raised}</i>` : raised;
    return isBold ? `<b>${slanted}</b>` : slanted;
  }
}

/** Marks gaps, because they separate options on one line. */
const withGaps = (text: string) =>
  text
    .replaceAll('\t', documentGaps.tab)
    .replaceAll(/ {2,}/g, (gap) => documentGaps.space.repeat(gap.length));
