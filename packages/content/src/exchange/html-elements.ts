import { exchangeMessages } from './messages.ts';

const bold = '**';
const italic = '*';
export const headings = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'];
export const tableParts = 'table thead tbody tfoot tr td th caption colgroup col'.split(' ');

/** The markup before and after an element's text. */
export const marks: ReadonlyMap<string, string> = new Map([
  ['b', bold],
  ['strong', bold],
  ['i', italic],
  ['em', italic],
  ...headings.map((name) => [name, bold] as const),
]);

const neutral = 'div section article main header footer aside center address figure figcaption'.split(' ');
const told = 'blockquote pre hr dl dt dd fieldset legend details summary form'.split(' ');
/** Block elements, which start and end a line. */
export const blocks: ReadonlySet<string> = new Set([...neutral, ...told, ...headings, 'p', 'caption']);

/** Tags that need no notice when dropped, or whose loss is reported elsewhere. */
export const silent: ReadonlySet<string> = new Set([
  ...['p', 'li', 'ul', 'ol', 'br', 'hr', 'span', 'html', 'head', 'body', 'sub', 'sup', 'font', 'tt', 'wbr'],
  ...[...neutral, ...tableParts, ...marks.keys()],
]);

const media: ReadonlySet<string> = new Set('audio video source track object iframe embed'.split(' '));

/** What is lost of an element; null for nothing. Programs also use styles for underlines and strikes. */
export function lossOf(name: string, { style = '', src, data = src }: Attributes): string | null {
  if (media.has(name) && !data?.startsWith('data:'))
    return data === undefined ? null : exchangeMessages.fileLost(data);
  if (!silent.has(name)) return exchangeMessages.tag(name);
  const [, line] = /text-decoration(?:-line)?:[^;]{0,40}?\b(underline|line-through)\b/i.exec(style) ?? [];
  if (line === undefined) return null;
  return exchangeMessages.tag(line.toLowerCase() === 'underline' ? 'u' : 's');
}

/** Elements whose content is no text for readers. */
export const unread: ReadonlySet<string> = new Set(['script', 'style', 'title', 'template', 'svg']);

const others =
  'a u s q small big code kbd samp var cite del ins mark strike abbr label nobr img audio video source iframe object';
const mathElement =
  /^(?:m(?:ath|i|n|o|row|frac|su[bp]|subsup|sqrt|root|text|space|table|t[rd]|over|under)|mfenced)$/;

/** Whether an element of this name exists in HTML. */
export const isKnownElement = (name: string): boolean =>
  silent.has(name) ||
  blocks.has(name) ||
  unread.has(name) ||
  mathElement.test(name) ||
  others.split(' ').includes(name);

/** Elements without an end tag. */
export const isVoidElement = (name: string) => ['br', 'hr', 'img', 'wbr', 'col', 'source'].includes(name);

export type Attributes = Record<string, string>;
export type Raise = 'sub' | 'sup';

/** Whether an element is a subscript or superscript, by its name or its style. */
export function raiseOf(name: string, { style = '' }: Attributes): Raise | null {
  if (name === 'sub' || name === 'sup') return name;
  const side =
    name === 'span' ? /vertical-align:\s*(sub|super)\b/i.exec(style)?.[1]?.toLowerCase() : undefined;
  return side === 'sub' ? 'sub' : side === 'super' ? 'sup' : null;
}

/** Whether this is the visible copy of a formula that the text also contains in another form. */
export const isCopy = ({ class: names = '' }: Attributes) => /\bkatex-html\b|MathJax_Preview/.test(names);

/** Longer HTML stays unconverted: it would exceed the length limits anyway, and deep nesting is slow to close. */
export const htmlMaxLength = 20_000;
/** Maximum number of formulas converted in one text. */
export const mathMax = 50;
