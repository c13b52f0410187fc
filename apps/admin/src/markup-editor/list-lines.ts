import { romanOf } from '@repo/contracts/roman';

/** The letters of a list: after z comes aa. */
function lettersOf(value: number, first: string, count = 26): string {
  let [rest, signs] = [value, ''];
  for (; rest > 0; rest = Math.floor((rest - 1) / count))
    signs = String.fromCodePoint((first.codePointAt(0) ?? 0) + ((rest - 1) % count)) + signs;
  return signs;
}

const stylesOfTypes: Record<string, string> = {
  a: 'lower-alpha',
  A: 'upper-alpha',
  i: 'lower-roman',
  I: 'upper-roman',
  '1': 'decimal',
};
const styleIn = /list-style(?:-type)?:[^;]*?\b((?:lower|upper)-(?:alpha|latin|roman|greek)|decimal|none)\b/i;

/** The number style of a list. */
export function styleOf(item: Element, list: Element): string {
  for (const element of [item, list]) {
    const [, style] = styleIn.exec(element.getAttribute('style') ?? '') ?? [];
    const type = element.getAttribute('type');
    if (style) return style.toLowerCase();
    if (type) return stylesOfTypes[type] ?? 'decimal';
  }
  return 'decimal';
}

/** The number as a browser counts it. */
function numberOf(item: Element, list: Element): number {
  const items = [...list.children].filter(({ tagName }) => tagName === 'LI');
  const step = list.hasAttribute('reversed') ? -1 : 1;
  const start = Number.parseInt(list.getAttribute('start') ?? '', 10);
  let value = Number.isNaN(start) ? (step < 0 ? items.length : 1) : start;
  for (const each of items) {
    const own = Number.parseInt(each.getAttribute('value') ?? '', 10);
    if (!Number.isNaN(own)) value = own;
    if (each === item) break;
    value += step;
  }
  return value;
}

const listsIn = (item: Element) =>
  [...item.querySelectorAll('ol')].filter((list) => list.parentElement?.closest('li') === item);
/** A typed letter at the start of a line. */
const optionLine = /(?:^|>)\s*\(?a[).]\s/i;

/**
 * Whether a list in an item contains the options of its question: it is the item's last list, and no options
 * are typed as text beside it.
 */
const hasOptions = (list: Element, item: Element) =>
  listsIn(item).at(-1) === list && !optionLine.test(item.innerHTML.replace(list.outerHTML, ''));

/** Whether the items of a list are questions and not statements. */
function asks(list: Element): boolean {
  const items = [...list.children];
  return (
    items.length === 1 ||
    items.every((item) => item.querySelector('ol') !== null || optionLine.test(item.innerHTML))
  );
}

/** The marker a browser shows for this item, with a letter for a question's option; '' for a bullet. */
function markerOf(item: Element): string {
  const list = item.parentElement;
  if (list?.tagName !== 'OL') return '';
  const style = styleOf(item, list);
  const value = numberOf(item, list);
  if (style === 'none') return '';
  const outer = list.parentElement?.closest('li');
  const isOption = list.parentElement?.closest('ol') && outer && hasOptions(list, outer);
  const hasLetters = /alpha|latin/.test(style);
  if (value < 1) return `${value}. `;
  if (isOption && !hasLetters) return `${lettersOf(value, 'a')}) `;
  const isQuestion = !outer && asks(list);
  if (style === 'decimal' || (isQuestion && !hasLetters)) return `${value}. `;
  const sign = style.endsWith('greek')
    ? lettersOf(value, 'α', 24)
    : style.endsWith('roman')
      ? romanOf(value)
      : lettersOf(value, 'a');
  const signs = style.startsWith('upper') ? sign.toUpperCase() : sign;
  return `${signs}${hasLetters ? ')' : '.'} `;
}

const blocks = /^(?:P|DIV|UL|OL|TABLE|H[1-6]|PRE|BLOCKQUOTE)$/;

/** The first line of an item; creates one if missing. */
function lineOf(item: Element): Element {
  const first = [...item.childNodes].find((node) => node instanceof Element || node.textContent?.trim());
  if (first instanceof Element && /^(?:P|DIV|H[1-6])$/.test(first.tagName)) return first;
  const line = document.createElement('p');
  while (item.firstChild && !(item.firstChild instanceof Element && blocks.test(item.firstChild.tagName)))
    line.append(item.firstChild);
  item.prepend(line);
  return line;
}

/** The markers that Word types before list items: keeps numbers and letters, drops bullets. */
function wordMarkers(root: ParentNode): void {
  for (const marker of root.querySelectorAll('[style*="mso-list"]')) {
    if (!/mso-list:\s*ignore/i.test(marker.getAttribute('style') ?? '')) continue;
    const sign = (marker.textContent ?? '').trim();
    marker.replaceWith(/^(?:\(?[\da-z]{1,4}[.)]|\d{1,4})$/i.test(sign) ? `${sign} ` : '');
  }
}

/** Turns list items into separate lines, each with its number or letter. */
export function listLines(root: ParentNode): void {
  wordMarkers(root);
  const items = [...root.querySelectorAll('li')];
  const markers = items.map(markerOf);
  for (const [index, item] of items.entries()) lineOf(item).prepend(markers[index] ?? '');
  for (const box of [...root.querySelectorAll('ul, ol, li')].reverse()) box.replaceWith(...box.childNodes);
}
