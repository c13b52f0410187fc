import { listLevelsMax } from '@repo/contracts/limits/content';
import type { PasteLosses } from './paste-losses.ts';

/** Replaces an element by another one with the same content. */
function become(element: Element, tag: string, inner?: string): void {
  const next = document.createElement(tag);
  const holder = inner ? document.createElement(inner) : next;
  holder.append(...element.childNodes);
  if (holder !== next) next.append(holder);
  element.replaceWith(next);
}

/**
 * Converts headings to a page's two levels: the highest copied level, and all others. In lists, tables and
 * texts without headings they become bold lines.
 */
export function subHeadings(root: ParentNode, hasHeadings: boolean): void {
  for (const title of root.querySelectorAll('p.MsoTitle')) become(title, 'h1');
  const headings = [...root.querySelectorAll('h1, h2, h3, h4, h5, h6')];
  for (const heading of headings.filter((one) => (one.textContent ?? '').trim() === '')) heading.remove();
  const inOthers = headings.filter((heading) => !hasHeadings || heading.closest('li, td, th'));
  for (const heading of inOthers) become(heading, 'p', 'b');
  const ours = headings.filter((heading) => root.contains(heading));
  const levels = ours.map(({ tagName }) => Number(tagName.slice(1)));
  const highest = Math.min(...levels);
  for (const [index, heading] of ours.entries()) become(heading, levels[index] === highest ? 'h2' : 'h4');
}

const isList = (element: Element | null): element is Element => /^[OU]L$/.test(element?.tagName ?? '');

/**
 * Moves lists that are directly in a list into the item before; without one, a level was skipped, and its
 * items replace the list.
 */
export function listsInItems(root: ParentNode): void {
  for (const list of [...root.querySelectorAll('ul, ol')].reverse()) {
    const parent = list.parentElement;
    if (!isList(parent)) continue;
    const aside = isList(parent.previousElementSibling)
      ? parent.previousElementSibling.lastElementChild
      : null;
    const item = list.previousElementSibling ?? aside;
    if (item?.tagName === 'LI') item.append(list);
    else list.replaceWith(...list.children);
    if (parent.childElementCount === 0) parent.remove();
  }
}

const listsAbove = (list: Element): number => {
  const above = list.parentElement?.closest('ul, ol');
  return above ? 1 + listsAbove(above) : 0;
};

/** Moves items of lists that are too deep after their parent item. */
export function shallowLists(root: ParentNode, losses: PasteLosses): void {
  for (const list of root.querySelectorAll('ul, ol')) {
    if (listsAbove(list) < listLevelsMax) continue;
    losses.deepLists += 1;
    const item = list.parentElement?.closest('li, ul, ol');
    if (item?.tagName === 'LI') {
      item.after(...list.children);
      list.remove();
    } else list.replaceWith(...list.children);
  }
}
