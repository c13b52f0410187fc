import { type Figure, readFigureLine } from '@repo/contracts/figures';

/** How an export shows what is no plain text. */
export type HtmlParts = {
  /** The address of a figure, or null if its picture is not there. */
  figureAddress: (figure: Figure) => string | null;
  /** The attribute of a picture that holds its caption. */
  captionName: 'title' | 'label';
  /** Whether a numbered list may start with another number than 1. */
  hasListStart: boolean;
  /** A formula as well-formed XHTML. */
  formula: (source: string, isDisplay: boolean) => string;
};

export const escapedHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const inlinePart =
  /\$\$([\s\S]+?)\$\$|(?<!\\)\$([^$\n]+)\$|\\([\\`*_{}[\]()#+\-.!|$~<>"])|(\*{1,3})(?=[^\s*])((?:[^*\n]|\\\*)+?)(?<=[^\s*])\4(?!\*)/g;
const tagsOf: Record<string, [open: string, close: string]> = {
  '*': ['<em>', '</em>'],
  '**': ['<strong>', '</strong>'],
  '***': ['<strong><em>', '</em></strong>'],
};

/** A line or a paragraph with formulas, bold and italic words. */
function inlineHtml(text: string, parts: HtmlParts): string {
  let [html, at] = ['', 0];
  for (const { 0: whole, 1: display, 2: formula, 3: sign, 4: stars = '', 5: words, index } of text.matchAll(
    inlinePart,
  )) {
    html += escapedHtml(text.slice(at, index));
    at = index + whole.length;
    const [open = '', close = ''] = tagsOf[stars] ?? [];
    if (display !== undefined || formula !== undefined)
      html += parts.formula((display ?? formula ?? '').trim(), display !== undefined);
    else if (sign !== undefined) html += escapedHtml(sign);
    else html += open + inlineHtml(words ?? '', parts) + close;
  }
  return (html + escapedHtml(text.slice(at))).replaceAll('\n', '<br/>');
}

const listItem = /^( *)(?:([-*+])|(\d{1,9})[.)]) +(.*)$/;
const delimiterRow = /^\s*\|(?:\s*:?-+:?\s*\|)+\s*$/;
const isRow = (line: string | undefined) => line !== undefined && /^\s*\|.*\|\s*$/.test(line);

const cellsOf = (line: string) =>
  line
    .trim()
    .slice(1, -1)
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim());

function tableHtml([head = '', delimiters = '', ...rows]: string[], parts: HtmlParts): string {
  const aligned = cellsOf(delimiters).map((cell) =>
    cell.endsWith(':') ? (cell.startsWith(':') ? 'center' : 'right') : null,
  );
  const row = (line: string, name: string) =>
    `<tr>${cellsOf(line)
      .map((cell, at) => {
        const align = aligned[at] ? ` align="${aligned[at]}"` : '';
        return `<${name}${align}>${inlineHtml(cell, parts)}</${name}>`;
      })
      .join('')}</tr>`;
  return `<table><tbody>${row(head, 'th')}${rows.map((line) => row(line, 'td')).join('')}</tbody></table>`;
}

type Item = { indent: number; number: string | undefined; lines: string[] };

/** Nested lists of items, each deeper one inside the item above it. */
function listHtml(items: readonly Item[], parts: HtmlParts): string {
  const [first] = items;
  if (!first) return '';
  const at = items.findIndex(
    (item) => item.indent <= first.indent && (item.number === undefined) !== (first.number === undefined),
  );
  const own = at === -1 ? items : items.slice(0, at);
  const name = first.number === undefined ? 'ul' : 'ol';
  let html = '';
  for (let index = 0; index < own.length; ) {
    const item = own[index] as Item;
    const next = own.findIndex((other, place) => place > index && other.indent <= first.indent);
    const end = next === -1 ? own.length : next;
    html += `<li>${inlineHtml(item.lines.join('\n'), parts)}${listHtml(own.slice(index + 1, end), parts)}</li>`;
    index = end;
  }
  const start =
    parts.hasListStart && first.number !== undefined && Number(first.number) !== 1
      ? ` start="${Number(first.number)}"`
      : '';
  return `<${name}${start}>${html}</${name}>${at === -1 ? '' : listHtml(items.slice(at), parts)}`;
}

function figureHtml(figure: Figure, parts: HtmlParts): string {
  const address = parts.figureAddress(figure);
  const { caption, description } = figure;
  if (address === null) return `<p>${escapedHtml(`[${caption}]`)}</p>`;
  return `<p><img src="${escapedHtml(address)}" alt="${escapedHtml(description)}" ${parts.captionName}="${escapedHtml(caption)}"/></p>`;
}

/** Converts markup to well-formed XHTML, which the import turns into the same markup again. */
export function htmlOfMarkup(text: string, parts: HtmlParts): string {
  const lines = text.split('\n');
  let html = '';
  let words: string[] = [];
  const endWords = (isBeforeList: boolean) => {
    while (words[0]?.trim() === '') words.shift();
    const blank = words.at(-1)?.trim() === '';
    while (words.at(-1)?.trim() === '') words.pop();
    if (words.length > 0)
      html += `<p>${inlineHtml(words.join('\n'), parts)}${isBeforeList && blank ? '<br/><br/>' : ''}</p>`;
    words = [];
  };
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    const figure = readFigureLine(line);
    const item = listItem.exec(line);
    if (figure) {
      endWords(false);
      html += figureHtml(figure, parts);
    } else if (isRow(line) && delimiterRow.test(lines[at + 1] ?? '')) {
      endWords(false);
      const start = at;
      while (isRow(lines[at + 1])) at += 1;
      html += tableHtml(lines.slice(start, at + 1), parts);
    } else if (
      item &&
      (words.length === 0 || item[3] === undefined || item[3] === '1' || words.at(-1)?.trim() === '')
    ) {
      endWords(true);
      const items: Item[] = [];
      for (; at < lines.length; at += 1) {
        const [, indent = '', , number, said = ''] = listItem.exec(lines[at] ?? '') ?? [];
        if (listItem.test(lines[at] ?? '')) items.push({ indent: indent.length, number, lines: [said] });
        else if (/^ +\S/.test(lines[at] ?? '') && readFigureLine(lines[at] ?? '') === null)
          items.at(-1)?.lines.push((lines[at] ?? '').trim());
        else break;
      }
      at -= 1;
      html += listHtml(items, parts);
    } else words.push(line);
  }
  endWords(false);
  return html;
}
