const letterOf = (index: number) => String.fromCharCode(97 + (index % 26));

/** What a browser shows before this item; '' for a bullet. */
function markerOf(item: Element): string {
  const list = item.parentElement;
  if (list?.tagName !== 'OL') return '';
  const index = [...list.children].filter(({ tagName }) => tagName === 'LI').indexOf(item);
  const start = Number(list.getAttribute('start') ?? 1) || 1;
  const styles = [item, list].map((element) => element.getAttribute('style') ?? '').join(';');
  const type = item.getAttribute('type') ?? list.getAttribute('type') ?? '';
  const hasLetters = /^a$/i.test(type) || /list-style(?:-type)?:[^;]*(?:alpha|latin)/i.test(styles);
  const isInner = list.parentElement?.closest('ol') !== null;
  // A list in a numbered one has the options of a question, whatever its signs.
  return hasLetters || isInner ? `${letterOf(start - 1 + index)}) ` : `${start + index}. `;
}

const blocks = /^(?:P|DIV|UL|OL|TABLE|H[1-6]|PRE|BLOCKQUOTE)$/;

/** The first line of an item, made one if it has none of its own. */
function lineOf(item: Element): Element {
  const first = [...item.childNodes].find((node) => node instanceof Element || node.textContent?.trim());
  if (first instanceof Element && /^(?:P|DIV|H[1-6])$/.test(first.tagName)) return first;
  const line = document.createElement('p');
  while (item.firstChild && !(item.firstChild instanceof Element && blocks.test(item.firstChild.tagName)))
    line.append(item.firstChild);
  item.prepend(line);
  return line;
}

/** The signs that Word types before a list's items: numbers and letters stay, bullets go. */
function wordMarkers(root: ParentNode): void {
  for (const marker of root.querySelectorAll('[style*="mso-list"]')) {
    if (!/mso-list:\s*ignore/i.test(marker.getAttribute('style') ?? '')) continue;
    const sign = (marker.textContent ?? '').trim();
    marker.replaceWith(/^(?:\(?[\da-z]{1,4}[.)]|\d{1,4})$/i.test(sign) ? `${sign} ` : '');
  }
}

/** Items of lists as lines of their own, each with its number or letter in front. */
export function listLines(root: ParentNode): void {
  wordMarkers(root);
  const items = [...root.querySelectorAll('li')];
  const markers = items.map(markerOf);
  for (const [index, item] of items.entries()) lineOf(item).prepend(markers[index] ?? '');
  for (const box of [...root.querySelectorAll('ul, ol, li')].reverse()) box.replaceWith(...box.childNodes);
}
