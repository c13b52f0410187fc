import { plainFormula } from '#src/content/plain-text/plain-formula.ts';
import type { Stretch } from './anchor.ts';

/** DOM position of a character; a formula is one element. Null between two blocks. */
type Spot = { node: Text; offset: number } | { element: Element } | null;

/** Plain text of an element, and the DOM position of each character. */
export type ReadText = { text: string; spots: readonly Spot[] };

/** Parts that aren't the item's text: controls, figures with captions, and screen reader texts. */
const skipped = 'button, summary, .figure, [aria-hidden="true"], .sr-only, [data-unmarked]';
const formulas = '.formula, .formula-display';
const blocks = 'p, div, li, ul, ol, tr, td, th, h1, h2, h3, h4, h5, dt, dd, br, figure, .formula-display';

/** A formula's source, from KaTeX's annotation, or the visible source before KaTeX loads. */
function formulaText(element: Element): string {
  const source = element.querySelector('annotation')?.textContent ?? element.textContent ?? '';
  return plainFormula(source).trim();
}

/** Reads an element's text. Collapses spaces and ends of blocks to one space. */
export function readText(root: Element): ReadText {
  let text = '';
  const spots: Spot[] = [];
  const space = (spot: Spot) => {
    if (text === '' || text.endsWith(' ')) return;
    text += ' ';
    spots.push(spot);
  };
  const read = (node: Node): void => {
    if (node instanceof Text) {
      for (let offset = 0; offset < node.data.length; offset++) {
        const letter = node.data[offset] ?? '';
        if (/\s/.test(letter)) {
          space({ node, offset });
          continue;
        }
        text += letter;
        spots.push({ node, offset });
      }
      return;
    }
    if (!(node instanceof Element) || node.matches(skipped)) return;
    const isBlock = node.matches(blocks);
    if (isBlock) space(null);
    if (node.matches(formulas)) {
      for (const letter of formulaText(node).split('')) {
        text += letter;
        spots.push({ element: node });
      }
    } else for (const child of node.childNodes) read(child);
    if (isBlock) space(null);
  };
  for (const child of root.childNodes) read(child);
  return { text, spots };
}

function isIn(range: Range, spot: Spot, isTouched: (node: Node) => boolean): boolean {
  if (!spot) return false;
  if ('element' in spot) return isTouched(spot.element);
  const { node, offset } = spot;
  if (!isTouched(node)) return false;
  if (node === range.startContainer && offset < range.startOffset) return false;
  return node !== range.endContainer || offset < range.endOffset;
}

/** The text range covered by a DOM range; null when empty. Formulas are included whole. */
export function stretchOf({ spots }: ReadText, range: Range): Stretch | null {
  const touched = new Map<Node, boolean>();
  const isTouched = (node: Node) => {
    const known = touched.get(node) ?? range.intersectsNode(node);
    touched.set(node, known);
    return known;
  };
  const start = spots.findIndex((spot) => isIn(range, spot, isTouched));
  if (start === -1) return null;
  return { start, end: spots.findLastIndex((spot) => isIn(range, spot, isTouched)) + 1 };
}

/** The DOM range of a text range; null when none of it is in the DOM. */
export function rangeOf({ spots }: ReadText, { start, end }: Stretch): Range | null {
  const shown = spots.slice(start, end).filter((spot) => spot !== null);
  const [first, last] = [shown[0], shown.at(-1)];
  if (!first || !last) return null;
  const range = document.createRange();
  if ('element' in first) range.setStartBefore(first.element);
  else range.setStart(first.node, first.offset);
  if ('element' in last) range.setEndAfter(last.element);
  else range.setEnd(last.node, last.offset + 1);
  return range;
}
