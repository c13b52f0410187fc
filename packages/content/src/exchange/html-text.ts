import { withOurFormulas } from '@repo/contracts/foreign-formulas';
import { withLiteralSigns, withStandIns } from '@repo/contracts/literal-signs';
import { withMoneySigns } from '@repo/contracts/money-signs';
import { Parser } from 'htmlparser2';
import {
  type Attributes,
  blocks,
  headings,
  htmlMaxLength,
  isCopy,
  lossOf,
  marks,
  mathMax,
  type Raise,
  raiseOf,
  tableParts,
  unread,
} from './html-elements.ts';
import { HtmlLists, isCountedDown } from './html-lists.ts';
import { isMath, MathText } from './html-math.ts';
import { TableCells } from './html-table.ts';
import { MarkedText } from './marked-text.ts';
import { withIndentSigns, withShownIndents } from './pre-indents.ts';
import { raised, withoutRaisedSigns } from './raised-formula.ts';
import { formulasOfRaised } from './raised-text.ts';
import { exchangeMessages } from './reading.ts';
import { withEscapedSigns } from './written-html.ts';

export type HtmlListener = {
  /** Receives one message for each loss. */
  warn: (sentence: string) => void;
  /** The line that shows a picture, or null if it can't be kept. */
  figureLine?: ((src: string, alt: string, title: string) => string | null) | undefined;
};

type Cell = { cells: TableCells; attributes: Attributes };

/** Processes the tags of a text in order. */
class HtmlText {
  /** Where text is written: the last one belongs to the innermost cell or item. */
  private readonly texts = [new MarkedText()];
  private readonly lists = new HtmlLists(this.texts);
  private readonly tables: TableCells[] = [];
  private readonly cells: (Cell | null)[] = [];
  /** Pictures in a list are moved behind it, because a figure needs its own line. */
  private readonly heldFigures: string[] = [];
  private readonly raisedTags: { name: string; isRaising: boolean }[] = [];
  private isRaised = false;
  /** The number of open elements for each mark, because nested ones add nothing. */
  private readonly marked = new Map<string, number>();
  private unreadDepth = 0;
  /** MathJax stores formulas in script elements. */
  private mathScript: string | null = null;
  private math: MathText | null = null;
  private mathCount = 0;

  constructor(private readonly listener: HtmlListener) {}

  private get text(): MarkedText {
    return this.texts.at(-1) as MarkedText;
  }

  /** Starts or ends a line, or changes where text is written; bold and italic end before it and start again after it. */
  private betweenMarks(act: () => void): void {
    if (this.isRaised) {
      act();
      return;
    }
    for (const _ of this.marked) this.text.closeMark();
    act();
    for (const [mark] of this.marked) this.text.openMark(mark);
  }

  private newLine(): void {
    if (this.isRaised) this.text.add(' ');
    else this.betweenMarks(() => this.text.newLine());
  }

  open(name: string, attributes: Attributes): void {
    if (this.math) this.math.open(name, attributes);
    else if (this.unreadDepth > 0 || unread.has(name) || isCopy(attributes)) this.skip(name, attributes);
    else if (isMath(name)) this.openMath(name, attributes);
    else this.openElement(name, attributes);
  }

  private openElement(name: string, attributes: Attributes): void {
    const loss = lossOf(name, attributes);
    if (name === 'ol' && isCountedDown(attributes)) this.listener.warn(exchangeMessages.listReversed);
    if (tableParts.includes(name)) this.betweenMarks(() => this.openTablePart(name, attributes));
    if (name === 'br') this.betweenMarks(() => this.text.add('\n'));
    if (blocks.has(name)) this.newLine();
    if (name === 'ul' || name === 'ol') this.betweenMarks(() => this.lists.openList(name, attributes));
    if (name === 'li') this.betweenMarks(() => this.lists.openItem(attributes));
    if (name === 'img') this.addPicture(attributes);
    else if (headings.includes(name)) this.listener.warn(exchangeMessages.headingBold);
    else if (loss !== null) this.listener.warn(loss);
    if (name === 'sub' || name === 'sup' || name === 'span') this.openRaise(name, raiseOf(name, attributes));
    this.openMark(marks.get(name));
  }

  private skip(name: string, { type = '' }: Attributes): void {
    this.unreadDepth += 1;
    if (name === 'svg') this.listener.warn(exchangeMessages.image);
    if (name === 'script' && /^math\/tex/.test(type)) this.mathScript = '';
  }

  private endSkip(): void {
    this.unreadDepth -= 1;
    if (this.mathScript) this.text.add(`\\(${this.mathScript}\\)`);
    this.mathScript = null;
  }

  private openMark(mark: string | undefined): void {
    if (mark === undefined || this.isRaised) return;
    const count = this.marked.get(mark) ?? 0;
    this.marked.set(mark, count + 1);
    if (count === 0) this.text.openMark(mark);
  }

  private closeMark(mark: string | undefined): void {
    if (mark === undefined || this.isRaised) return;
    const count = this.marked.get(mark) ?? 0;
    if (count > 1) this.marked.set(mark, count - 1);
    else if (this.marked.delete(mark)) this.text.closeMark();
  }

  private openMath(name: string, attributes: Attributes): void {
    this.mathCount += 1;
    this.math = new MathText(attributes.display === 'block');
    this.math.open(name, attributes);
  }

  private addMath(math: MathText): void {
    const tex = this.mathCount > mathMax ? null : math.toTex();
    const sign = math.isDisplay ? '$$' : '$';
    if (tex === null) this.listener.warn(exchangeMessages.mathLost(math.plain));
    else if (tex !== '') this.text.add(this.isRaised ? tex : `${sign}${tex}${sign}`);
  }

  private openRaise(name: string, raise: Raise | null): void {
    const isRaising = raise !== null && !this.isRaised;
    this.raisedTags.push({ name, isRaising });
    if (!isRaising) return;
    this.isRaised = true;
    this.text.add(raised[raise]);
  }

  private openTablePart(name: string, attributes: Attributes): void {
    if (name === 'table') this.tables.push(new TableCells());
    const table = this.tables.at(-1);
    if (name === 'tr') table?.newRow();
    if (name !== 'td' && name !== 'th') return;
    this.cells.push(table ? { cells: table, attributes } : null);
    if (table) this.texts.push(new MarkedText());
  }

  private addPicture({ src = '', alt = '', title = '' }: Attributes): void {
    const isAlone = !this.isRaised && !this.cells.some((cell) => cell !== null);
    const line = isAlone ? (this.listener.figureLine?.(src, alt, title) ?? null) : null;
    if (line === null) this.listener.warn(exchangeMessages.image);
    else if (this.lists.isInList) this.heldFigures.push(line);
    else this.betweenMarks(() => this.text.addBlock(line));
  }

  add(data: string): void {
    this.math?.add(data);
    if (this.mathScript !== null) this.mathScript += data;
    if (this.math || this.unreadDepth > 0) return;
    const isBetween = this.lists.isBetweenItems || this.cells.length < this.tables.length;
    if (isBetween && data.trim() === '') return;
    this.text.add(withStandIns(withoutRaisedSigns(data.replaceAll('\u00A0', ' '))));
  }

  close(name: string): void {
    if (this.math) this.closeMath(this.math, name);
    else if (this.unreadDepth > 0) this.endSkip();
    else this.closeElement(name);
  }

  private closeMath(math: MathText, name: string): void {
    if (!math.close(name)) return;
    this.math = null;
    this.addMath(math);
  }

  private closeElement(name: string): void {
    this.closeMark(marks.get(name));
    if (name === this.raisedTags.at(-1)?.name && this.raisedTags.pop()?.isRaising) {
      this.isRaised = false;
      this.text.add(raised.end);
    }
    if (name === 'li') this.betweenMarks(() => this.lists.closeItem());
    if (name === 'ul' || name === 'ol') this.betweenMarks(() => this.closeList());
    if (blocks.has(name)) this.newLine();
    if (name === 'td' || name === 'th') this.betweenMarks(() => this.closeCell());
    if (name === 'table') this.betweenMarks(() => this.closeTable());
  }

  private closeList(): void {
    this.lists.closeList();
    if (this.lists.isInList) return;
    for (const line of this.heldFigures.splice(0)) this.text.addBlock(line);
  }

  private closeCell(): void {
    const cell = this.cells.pop();
    if (cell) cell.cells.addCell(this.finish(this.texts.pop() as MarkedText), cell.attributes);
  }

  private closeTable(): void {
    const cells = this.tables.pop();
    if (!cells) return;
    if (cells.hasMerged) this.listener.warn(exchangeMessages.mergedCells);
    if (cells.isTooLarge) this.listener.warn(exchangeMessages.tableTooLarge);
    const lines = this.cells.some((cell) => cell !== null) ? cells.words() : cells.toString();
    if (lines !== '') this.text.addBlock(lines);
  }

  private finish(text: MarkedText): string {
    const lost = () => this.listener.warn(exchangeMessages.tag('sup'));
    const shown = withOurFormulas(formulasOfRaised(withMoneySigns(text.toString()), lost));
    return withShownIndents(withLiteralSigns(shown))
      .replaceAll(/\n{3,}/g, '\n\n')
      .trim();
  }

  toString(): string {
    return this.finish(this.text);
  }
}

/**
 * Converts HTML to markup: bold, italic, lists, tables and line breaks are kept, subscripts and superscripts become
 * formulas, and other tags keep only their text.
 */
export function markupOfHtml(html: string, listener: HtmlListener | HtmlListener['warn']): string {
  if (html.length > htmlMaxLength) return html;
  const text = new HtmlText(typeof listener === 'function' ? { warn: listener } : listener);
  const parser = new Parser(
    {
      onopentag: (name, attributes) => text.open(name, attributes),
      ontext: (data) => text.add(data),
      onclosetag: (name) => text.close(name),
    },
    { decodeEntities: true },
  );
  parser.end(withIndentSigns(withEscapedSigns(html)));
  return text.toString();
}
