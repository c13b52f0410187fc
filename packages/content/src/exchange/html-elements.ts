const bold = '**';
const italic = '*';
export const headings = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'];
export const tableParts = 'table thead tbody tfoot tr td th caption colgroup col'.split(' ');

/** What stands around the text of an element. */
export const marks: ReadonlyMap<string, string> = new Map([
  ['b', bold],
  ['strong', bold],
  ['i', italic],
  ['em', italic],
  ...headings.map((name) => [name, bold] as const),
]);

const neutral = 'div section article main header footer aside center address figure figcaption'.split(' ');
const told = 'blockquote pre hr dl dt dd fieldset legend details summary form'.split(' ');
/** Elements that begin and end a line. */
export const blocks: ReadonlySet<string> = new Set([...neutral, ...told, ...headings, 'p', 'caption']);

/** Of these nothing is lost but what is said elsewhere. */
export const silent: ReadonlySet<string> = new Set([
  ...['p', 'li', 'ul', 'ol', 'br', 'hr', 'span', 'html', 'head', 'body', 'sub', 'sup', 'font', 'tt', 'wbr'],
  ...[...neutral, ...tableParts, ...marks.keys()],
]);

/** The tag whose meaning the markup has not; null where nothing is lost. Programs underline and strike out by style as well. */
export function lostTag(name: string, { style = '' }: Attributes): string | null {
  if (!silent.has(name)) return name;
  const [, line] = /text-decoration(?:-line)?:[^;]{0,40}?\b(underline|line-through)\b/i.exec(style) ?? [];
  return line === undefined ? null : line.toLowerCase() === 'underline' ? 'u' : 's';
}

/** What is in them is no text for people. */
export const unread: ReadonlySet<string> = new Set(['script', 'style', 'title', 'template', 'svg']);

const others =
  'a u s q small big code kbd samp var cite del ins mark strike abbr label nobr img audio video source iframe object';
const mathElement =
  /^(?:m(?:ath|i|n|o|row|frac|su[bp]|subsup|sqrt|root|text|space|table|t[rd]|over|under)|mfenced)$/;

/** Whether an element of this name has a meaning, so that its tag is one. */
export const isKnownElement = (name: string): boolean =>
  silent.has(name) ||
  blocks.has(name) ||
  unread.has(name) ||
  mathElement.test(name) ||
  others.split(' ').includes(name);

/** Without a tag that ends them. */
export const isVoidElement = (name: string) => ['br', 'hr', 'img', 'wbr', 'col', 'source'].includes(name);

export type Attributes = Record<string, string>;
export type Raise = 'sub' | 'sup';

/** Whether a tag lowers or raises what is in it, by its name or its style. */
export function raiseOf(name: string, { style = '' }: Attributes): Raise | null {
  if (name === 'sub' || name === 'sup') return name;
  const side =
    name === 'span' ? /vertical-align:\s*(sub|super)\b/i.exec(style)?.[1]?.toLowerCase() : undefined;
  return side === 'sub' ? 'sub' : side === 'super' ? 'sup' : null;
}

/** What stands beside a formula for the eye alone is its second copy. */
export const isCopy = ({ class: names = '' }: Attributes) => /\bkatex-html\b|MathJax_Preview/.test(names);

/** Longer HTML is left as it is: what is that long can not be kept anyway, and deep nesting takes long to close. */
export const htmlMaxLength = 20_000;
/** So many formulas in one text are converted. */
export const mathMax = 50;
