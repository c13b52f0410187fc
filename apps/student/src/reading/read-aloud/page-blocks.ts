import { formulaWords } from '@repo/ui/formula-words';

/** Part of a block's words, starting at index `from`: of a text node, or spoken instead of an element. */
export type Piece = { text: string; from: number } & ({ node: Text } | { element: Element });

/** A unit of reading: a heading, paragraph, list item, table row, or figure. */
export type Block = { element: Element; text: string; pieces: Piece[] };

/** Not read: controls, and elements only for screen readers or only visual. */
const unread =
  '[aria-hidden="true"], button, summary, script, style, .sr-only, details:not([open]), [hidden]';
const formula = '.formula, .formula-display';
const figure = '.figure, figure';
const startsBlock =
  'p, h1, h2, h3, h4, h5, h6, ul, ol, li, table, thead, tbody, tr, figure, figcaption, .figure-caption, details, div, section, .formula-display';

/** Words spoken instead of a picture. */
const altOf = (element: Element): string =>
  (element.getAttribute(element.localName === 'img' ? 'alt' : 'aria-label') ?? '').trim();

/** The visible blocks of a page, in reading order. */
export function blocksOf(root: Element): Block[] {
  const blocks: Block[] = [];
  let current: Block | null = null;

  function close(): void {
    if (current && current.text.trim() !== '') blocks.push(current);
    current = null;
  }
  function put(block: Element, text: string, source: { node: Text } | { element: Element }): void {
    if (text === '') return;
    current ??= { element: block, text: '', pieces: [] };
    current.pieces.push({ text, from: current.text.length, ...source });
    current.text += text;
  }
  function walk(parent: Element, block: Element): void {
    for (const child of parent.childNodes) {
      // Replace line breaks, which would end the sentence, one for one, so that positions stay valid.
      if (child.nodeType === Node.TEXT_NODE)
        put(block, (child as Text).data.replaceAll(/\s/g, ' '), { node: child as Text });
      else if (child.nodeType === Node.ELEMENT_NODE) walkElement(child as Element, block);
    }
  }
  function walkElement(element: Element, block: Element): void {
    if (element.matches(unread)) return;
    const isBlock = element.matches(startsBlock);
    const own = isBlock ? element : block;
    if (isBlock) close();
    if (element.matches(formula)) put(own, formulaWords(element), { element });
    else if (element.matches('img, [role="img"]')) {
      close();
      put(element.closest(figure) ?? element, altOf(element), { element });
      close();
    } else {
      walk(element, own);
      const isCell = element.matches('th, td') && element.nextElementSibling !== null;
      if (isCell && current !== null) put(own, ', ', { element });
    }
    if (element.localName === 'br') put(own, ' ', { element });
    if (isBlock) close();
  }

  walk(root, root);
  close();
  return blocks;
}
