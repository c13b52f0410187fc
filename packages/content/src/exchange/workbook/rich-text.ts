import { isSignFont } from '@repo/contracts/sign-fonts';
import { markupOfHtml } from '../html-text.ts';
import { writtenHtml } from '../written-html.ts';
import { colourOf } from './colours.ts';

const escapedSign = /_x([0-9A-F]{4})_/gi;
const isControl = (code: number) => code < 32 && code !== 9 && code !== 10;

/** Decodes signs such as '_x0041_' in a cell's text, and removes control characters. */
export const withoutEscapes = (text: string): string =>
  text.replaceAll(escapedSign, (_, hex: string) => {
    const code = Number.parseInt(hex, 16);
    return isControl(code) ? '' : String.fromCharCode(code);
  });

/** Underlines, strikes and symbol fonts, which markup can't express. */
export type LineOfText = 'isUnderlined' | 'isStruckOut' | 'isInSignFont';
type Run = Record<LineOfText | 'isBold' | 'isItalic', boolean> & {
  text: string;
  colour: string;
  raise: 'sub' | 'sup' | null;
};
const plainRun: Run = {
  text: '',
  colour: '',
  isBold: false,
  isItalic: false,
  isUnderlined: false,
  isStruckOut: false,
  isInSignFont: false,
  raise: null,
};

const isOn = ({ val }: Record<string, string>) => !['0', 'false', 'none'].includes(val ?? '');
const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Maximum number of colours read; with more, colour hints at no right option. */
const coloursMax = 8;

/** The text of a cell with bold, italic, subscript and superscript letters. */
export class RichText {
  private readonly runs: Run[] = [];
  /** The first colours of its letters. */
  private readonly colours = new Set<string>();
  private run = plainRun;
  private isInText = false;
  /** Whether the text is the phonetic reading of an East Asian word, which is ignored. */
  private isReading = false;

  open(name: string, attributes: Record<string, string>): void {
    if (name === 'r') this.run = plainRun;
    else if (name === 'rPh') this.isReading = true;
    else if (name === 't') this.isInText = !this.isReading;
    else if (name === 'b') this.run = { ...this.run, isBold: isOn(attributes) };
    else if (name === 'i') this.run = { ...this.run, isItalic: isOn(attributes) };
    else if (name === 'u') this.run = { ...this.run, isUnderlined: isOn(attributes) };
    else if (name === 'strike') this.run = { ...this.run, isStruckOut: isOn(attributes) };
    else if (name === 'rFont') this.run = { ...this.run, isInSignFont: isSignFont(attributes.val ?? '') };
    else if (name === 'color') this.run = { ...this.run, colour: colourOf(attributes) };
    else if (name === 'vertAlign') {
      const raise = attributes.val === 'subscript' ? 'sub' : attributes.val === 'superscript' ? 'sup' : null;
      this.run = { ...this.run, raise };
    }
  }

  add(data: string): void {
    if (!this.isInText) return;
    const text = withoutEscapes(data).replaceAll(/\r\n?/g, '\n');
    this.runs.push({ ...this.run, text });
    if (this.colours.size < coloursMax) this.colours.add(this.run.colour);
  }

  get colour(): string {
    return [...this.colours].join('');
  }

  close(name: string): void {
    if (name === 't') this.isInText = false;
    if (name === 'rPh') this.isReading = false;
    if (name === 'r') this.run = plainRun;
  }

  get isBlank(): boolean {
    return this.runs.every(({ text }) => text.trim() === '');
  }

  /** Whether something in it is bold or italic. */
  get hasFormats(): boolean {
    return this.runs.some(({ isBold, isItalic, text }) => (isBold || isItalic) && text.trim() !== '');
  }

  get plain(): string {
    return this.runs.map(({ text }) => text).join('');
  }

  /** Each piece of the text with such a line. */
  piecesWith(line: LineOfText): string[] {
    const pieces: string[] = [];
    let isOpen = false;
    for (const { text, [line]: hasLine } of this.runs) {
      if (hasLine && isOpen) pieces.push(pieces.pop() + text);
      else if (hasLine) pieces.push(text);
      isOpen = hasLine;
    }
    return pieces.map((piece) => piece.trim()).filter((piece) => piece !== '');
  }

  /** The text without its struck-out letters. */
  withoutStruck(): RichText {
    const text = new RichText();
    text.runs.push(...this.runs.filter(({ isStruckOut }) => !isStruckOut));
    return text;
  }

  /** The text without bold and italic. */
  withoutFormats(): RichText {
    const text = new RichText();
    text.runs.push(...this.runs.map((run) => ({ ...run, isBold: false, isItalic: false })));
    return text;
  }

  /**
   * Subscripts and superscripts always become formulas.
   * @param isHtml whether the table's texts are HTML, so that bold and italic are written as tags
   */
  text(isHtml: boolean): string {
    const { plain } = this;
    const isRaised = this.runs.some(({ raise }) => raise !== null);
    if (isHtml && !isRaised && !this.hasFormats) return writtenHtml(plain) ?? escaped(plain);
    if (!isHtml && !isRaised) return plain;
    const html = this.runs.map((run) => htmlOf(run, isHtml)).join('');
    return isHtml ? html : markupOfHtml(html, () => {});
  }
}

function htmlOf({ text, isBold, isItalic, raise }: Run, hasFormats: boolean): string {
  let html = escaped(text);
  if (raise) html = `<${raise}>${html}</${raise}>`;
  if (hasFormats && isItalic) html = `<i>${html}</i>`;
  return hasFormats && isBold ? `<b>${html}</b>` : html;
}
