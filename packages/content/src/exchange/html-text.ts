import { Parser } from 'htmlparser2';
import { exchangeMessages } from './reading.ts';
import { replaceBetween } from './replace-between.ts';

const marks: Record<string, string> = { b: '**', strong: '**', i: '*', em: '*' };
const blocks = new Set(['div', 'p', 'li', 'ul', 'ol', 'tr', 'table', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6']);
const silent = new Set(['div', 'p', 'li', 'ul', 'ol', 'br', 'span', 'html', 'body', ...Object.keys(marks)]);

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

/** A text that grows by pieces, so that a mark at its end is set or taken back without going through all of it. */
class MarkedText {
  private readonly pieces: string[] = [];
  private readonly open: { mark: string; at: number }[] = [];

  add(text: string): void {
    if (text !== '') this.pieces.push(text);
  }

  newLine(): void {
    const last = this.pieces.at(-1);
    if (last !== undefined && !last.endsWith('\n')) this.pieces.push('\n');
  }

  openMark(mark: string): void {
    this.open.push({ mark, at: this.pieces.length });
    this.pieces.push(mark);
  }

  /** A mark around nothing, or with a space inside, would show as bare stars. */
  closeMark(): void {
    const opened = this.open.pop();
    if (!opened) return;
    let blank = '';
    while (this.pieces.length > opened.at + 1 && this.pieces.at(-1)?.trim() === '')
      blank = this.pieces.pop() + blank;
    if (this.pieces.length === opened.at + 1) this.pieces.pop();
    else {
      const last = this.pieces.pop() ?? '';
      const end = last.trimEnd();
      this.pieces.push(end, opened.mark);
      blank = last.slice(end.length) + blank;
    }
    this.add(blank);
  }

  toString(): string {
    return this.pieces.join('');
  }
}

/** Bold, italic, lists and line ends of HTML as markup; of every other tag its text. `warn` hears what is not supported. */
export function markupOfHtml(html: string, warn: (sentence: string) => void): string {
  if (html.length > htmlMaxLength) return html;
  const lists: string[] = [];
  const text = new MarkedText();
  const parser = new Parser(
    {
      onopentag(name) {
        if (name === 'br') text.add('\n');
        if (blocks.has(name)) text.newLine();
        if (name === 'ul' || name === 'ol') lists.push(name);
        if (name === 'li') text.add(lists.at(-1) === 'ol' ? '1. ' : '- ');
        if (name === 'img') warn(exchangeMessages.image);
        else if (!silent.has(name)) warn(exchangeMessages.tag(name));
        if (marks[name]) text.openMark(marks[name]);
      },
      ontext(data) {
        text.add(data.replaceAll('\u00A0', ' '));
      },
      onclosetag(name) {
        if (marks[name]) text.closeMark();
        if (name === 'ul' || name === 'ol') lists.pop();
        if (blocks.has(name)) text.newLine();
      },
    },
    { decodeEntities: true },
  );
  parser.end(html);
  return formulas(text.toString()).trim();
}

/** What Anki adds to texts and the product has not. */
export function withoutAnki(text: string, warn: (sentence: string) => void): string {
  if (/\{\{c\d+::/.test(text)) warn(exchangeMessages.cloze);
  return replaceBetween(text, '[sound:', ']', () => {
    warn(exchangeMessages.sound);
    return '';
  });
}
