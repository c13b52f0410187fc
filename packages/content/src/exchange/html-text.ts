import { Parser } from 'htmlparser2';
import { TableCells } from './html-table.ts';
import { MarkedText } from './marked-text.ts';
import { raised, withoutRaisedSigns } from './raised-signs.ts';
import { formulasOfRaised } from './raised-text.ts';
import { exchangeMessages } from './reading.ts';
import { replaceBetween } from './replace-between.ts';

const marks: Record<string, string> = { b: '**', strong: '**', i: '*', em: '*' };
const headings = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'];
const tableParts = ['table', 'thead', 'tbody', 'tfoot', 'tr', 'td', 'th', 'caption', 'colgroup', 'col'];
const blocks = new Set(['div', 'p', 'li', 'ul', 'ol', 'caption', ...headings]);
const silent = new Set([
  ...['div', 'p', 'li', 'ul', 'ol', 'br', 'span', 'html', 'body', 'sub', 'sup', 'font', 'tt'],
  ...Object.keys(marks),
  ...tableParts,
]);

export const looksLikeHtml = (text: string) =>
  /<\/?[a-z][a-z0-9]*(\s[^<>]*)?\/?>|&[a-z]+;|&#\d+;/i.test(text);

/** Longer HTML is left as it is: what is that long can not be kept anyway, and deep nesting takes long to close. */
const htmlMaxLength = 20_000;

const formulaSigns = [
  ['\\[', '\\]', '$$'],
  ['\\(', '\\)', '$'],
  ['[$]', '[/$]', '$'],
  ['[$$]', '[/$$]', '$'],
] as const;

/** Formulas as Anki and Moodle write them become ours. */
const formulas = (text: string) =>
  formulaSigns.reduce(
    (before, [open, close, ours]) =>
      replaceBetween(before, open, close, (formula) => ours + formula.trim() + ours),
    text,
  );

type Attributes = Record<string, string>;
type Raise = 'sub' | 'sup';

/** Whether a tag lowers or raises what is in it, by its name or its style. */
function raiseOf(name: string, { style = '' }: Attributes): Raise | null {
  if (name === 'sub' || name === 'sup') return name;
  const side =
    name === 'span' ? /vertical-align:\s*(sub|super)\b/i.exec(style)?.[1]?.toLowerCase() : undefined;
  return side === 'sub' ? 'sub' : side === 'super' ? 'sup' : null;
}

export type HtmlListener = {
  /** Hears what is not kept. */
  warn: (sentence: string) => void;
  /** The line that shows a picture, or null when it can't be kept. */
  figureLine?: ((src: string, words: string) => string | null) | undefined;
};

type OpenTable = { cells: TableCells; cell: { text: MarkedText; attributes: Attributes } | null };

/** Takes the tags of a text one after the other. */
class HtmlText {
  private readonly outer = new MarkedText();
  private readonly tables: OpenTable[] = [];
  private readonly lists: string[] = [];
  private readonly raisedTags: { name: string; isRaising: boolean }[] = [];
  private isRaised = false;

  constructor(private readonly listener: HtmlListener) {}

  /** Where text goes: into the cell that is open, or the text around its table. */
  private get text(): MarkedText {
    return (
      this.tables.at(-1)?.cell?.text ?? this.tables.findLast(({ cell }) => cell)?.cell?.text ?? this.outer
    );
  }

  open(name: string, attributes: Attributes): void {
    const { warn } = this.listener;
    if (tableParts.includes(name)) this.openTablePart(name, attributes);
    if (name === 'br') this.text.add('\n');
    if (blocks.has(name)) this.text.newLine();
    if (name === 'ul' || name === 'ol') this.lists.push(name);
    if (name === 'li') this.text.add(this.lists.at(-1) === 'ol' ? '1. ' : '- ');
    if (name === 'img') this.addPicture(attributes);
    else if (headings.includes(name)) warn(exchangeMessages.headingBold);
    else if (!silent.has(name)) warn(exchangeMessages.tag(name));
    if (name === 'sub' || name === 'sup' || name === 'span') this.openRaise(name, raiseOf(name, attributes));
    const mark = headings.includes(name) ? '**' : marks[name];
    if (mark && !this.isRaised) this.text.openMark(mark);
  }

  private openRaise(name: string, raise: Raise | null): void {
    const isRaising = raise !== null && !this.isRaised;
    this.raisedTags.push({ name, isRaising });
    if (!isRaising) return;
    this.isRaised = true;
    this.text.add(raised[raise]);
  }

  private openTablePart(name: string, attributes: Attributes): void {
    if (name === 'table') {
      this.tables.push({ cells: new TableCells(), cell: null });
      return;
    }
    const table = this.tables.at(-1);
    if (!table) return;
    if (name === 'tr') table.cells.newRow();
    if (name === 'td' || name === 'th') table.cell = { text: new MarkedText(), attributes };
  }

  private addPicture({ src = '', alt = '', title = '' }: Attributes): void {
    const isInCell = this.tables.some(({ cell }) => cell);
    const line = isInCell ? null : (this.listener.figureLine?.(src, alt || title) ?? null);
    if (line === null) this.listener.warn(exchangeMessages.image);
    else this.text.addBlock(line);
  }

  add(data: string): void {
    const isBetweenCells = this.tables.length > 0 && !this.tables.at(-1)?.cell;
    if (isBetweenCells && data.trim() === '') return;
    this.text.add(withoutRaisedSigns(data.replaceAll('\u00A0', ' ')));
  }

  close(name: string): void {
    const isMarked = marks[name] !== undefined || headings.includes(name);
    if (isMarked && !this.isRaised) this.text.closeMark();
    if (name === this.raisedTags.at(-1)?.name && this.raisedTags.pop()?.isRaising) {
      this.isRaised = false;
      this.text.add(raised.end);
    }
    if (name === 'ul' || name === 'ol') this.lists.pop();
    if (blocks.has(name)) this.text.newLine();
    if (tableParts.includes(name)) this.closeTablePart(name);
  }

  private closeTablePart(name: string): void {
    const table = this.tables.at(-1);
    if (table?.cell && (name === 'td' || name === 'th' || name === 'table')) {
      const { text, attributes } = table.cell;
      table.cell = null;
      table.cells.addCell(this.finish(text), attributes);
    }
    if (name !== 'table' || !table) return;
    this.tables.pop();
    if (table.cells.hasMerged) this.listener.warn(exchangeMessages.mergedCells);
    if (table.cells.isTooLarge) this.listener.warn(exchangeMessages.tableTooLarge);
    const isInside = this.tables.some(({ cell }) => cell);
    const lines = isInside ? table.cells.words() : table.cells.toString();
    if (lines !== '') this.text.addBlock(lines);
  }

  private finish(text: MarkedText): string {
    const lost = () => this.listener.warn(exchangeMessages.tag('sup'));
    const lines = formulas(formulasOfRaised(text.toString(), lost)).split('\n');
    return lines
      .map((line) => line.trimEnd())
      .join('\n')
      .replaceAll(/\n{3,}/g, '\n\n')
      .trim();
  }

  toString(): string {
    return this.finish(this.outer);
  }
}

/**
 * Bold, italic, lists, tables and line ends of HTML as markup, what is lowered and raised as formulas; of every other
 * tag its text.
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
  parser.end(html);
  return text.toString();
}
