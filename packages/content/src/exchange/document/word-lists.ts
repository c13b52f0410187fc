import type { ListNumber } from './word-numbers.ts';

/** A paragraph of a list. */
export type ListItem = ListNumber & { html: string };

/** Paragraphs with bullets or numbers, one below the other, as lists in each other. */
export function listsHtml(items: readonly ListItem[]): string {
  let [html, open, next] = ['', '', 0];
  for (let at = 0; at < items.length; ) {
    const item = items[at] as ListItem;
    let end = at + 1;
    while ((items[end]?.level ?? -1) > item.level) end += 1;
    const tag = item.kind === 'bullet' ? 'ul' : 'ol';
    if (open !== tag || (tag === 'ol' && item.value !== next)) {
      html += open === '' ? '' : `</${open}>`;
      html += tag === 'ol' && item.value !== 1 ? `<ol start="${item.value}">` : `<${tag}>`;
      open = tag;
    }
    html += `<li><p>${item.html}</p>${listsHtml(items.slice(at + 1, end))}</li>`;
    next = item.value + 1;
    at = end;
  }
  return open === '' ? html : `${html}</${open}>`;
}
