import type { PasteLosses } from './paste-losses.ts';

const hidden = '[hidden], [style*="display"], [style*="mso-hide"]';
const struck = 's, strike, del, [style*="line-through"]';

const isHidden = (element: Element) =>
  element.hasAttribute('hidden') ||
  /display:\s*none|mso-hide:\s*all/i.test(element.getAttribute('style') ?? '');

/** Removes the elements with their words, and the paragraphs and list items that are empty without them. */
function dropWords(elements: readonly Element[], words: string[]): void {
  for (const element of elements) {
    if (!element.isConnected) continue;
    const text = (element.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
    if (text === '') continue;
    words.push(text);
    const block = element.parentElement?.closest('p, li');
    element.remove();
    if (block && (block.textContent ?? '').trim() === '' && !block.querySelector('img')) block.remove();
  }
}

/** Drops words that are hidden or struck out, which the writer took back. */
export function dropUnseenWords(root: Element, losses: PasteLosses): void {
  dropWords([...root.querySelectorAll(hidden)].filter(isHidden), losses.hidden);
  dropWords([...root.querySelectorAll(struck)], losses.struck);
}
