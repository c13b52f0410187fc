import { Parser } from 'htmlparser2';
import { exchangeMessages } from './reading.ts';

const marks: Record<string, string> = { b: '**', strong: '**', i: '*', em: '*' };
const blocks = new Set(['div', 'p', 'li', 'ul', 'ol', 'tr', 'table', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6']);
const silent = new Set(['div', 'p', 'li', 'ul', 'ol', 'br', 'span', 'html', 'body', ...Object.keys(marks)]);

export const looksLikeHtml = (text: string) =>
  /<\/?[a-z][a-z0-9]*(\s[^<>]*)?\/?>|&[a-z]+;|&#\d+;/i.test(text);

/** Longer HTML is left as it is: what is that long can not be kept anyway, and deep nesting takes long to close. */
const htmlMaxLength = 20_000;

/** Formulas as Anki and Moodle write them become ours. */
const formulas = (text: string) =>
  text
    .replaceAll(/\\\[([\s\S]*?)\\\]/g, (_, formula: string) => `$$${formula.trim()}$$`)
    .replaceAll(/\\\(([\s\S]*?)\\\)/g, (_, formula: string) => `$${formula.trim()}$`)
    .replaceAll(/\[\$\$?\]([\s\S]*?)\[\/\$\$?\]/g, (_, formula: string) => `$${formula.trim()}$`);

/** Bold, italic, lists and line ends of HTML as markup; of every other tag its text. `lose` hears what gets lost. */
export function markupOfHtml(html: string, lose: (sentence: string) => void): string {
  if (html.length > htmlMaxLength) return html;
  const lists: string[] = [];
  let text = '';
  const newLine = () => {
    if (text !== '' && !text.endsWith('\n')) text += '\n';
  };
  /** A mark around nothing, or with a space inside, would show as bare stars. */
  const close = (mark: string) => {
    const inside = text.slice(text.lastIndexOf(mark) + mark.length);
    if (inside.trim() === '') text = text.slice(0, text.length - inside.length - mark.length) + inside;
    else text = text.trimEnd() + mark + text.slice(text.trimEnd().length);
  };
  const parser = new Parser(
    {
      onopentag(name) {
        if (name === 'br') text += '\n';
        if (blocks.has(name)) newLine();
        if (name === 'ul' || name === 'ol') lists.push(name);
        if (name === 'li') text += lists.at(-1) === 'ol' ? '1. ' : '- ';
        if (name === 'img') lose(exchangeMessages.image);
        else if (!silent.has(name)) lose(exchangeMessages.tag(name));
        text += marks[name] ?? '';
      },
      ontext(data) {
        text += data.replaceAll('\u00A0', ' ');
      },
      onclosetag(name) {
        const mark = marks[name];
        if (mark) close(mark);
        if (name === 'ul' || name === 'ol') lists.pop();
        if (blocks.has(name)) newLine();
      },
    },
    { decodeEntities: true },
  );
  parser.end(html);
  return formulas(text).trim();
}

/** What Anki adds to texts and the product has not. */
export function withoutAnki(text: string, lose: (sentence: string) => void): string {
  if (/\{\{c\d+::/.test(text)) lose(exchangeMessages.cloze);
  return text.replaceAll(/\[sound:[^\]]*\]/g, () => {
    lose(exchangeMessages.sound);
    return '';
  });
}
