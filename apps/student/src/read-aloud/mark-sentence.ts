import { rangeOf, type Sentence } from './page-sentences.ts';

const highlightName = 'read-aloud';
/** Of a block that is marked as a whole: a figure or a formula, or any where the browser can't mark a part of a text. */
const markedAttribute = 'data-read-aloud';

const canHighlight = () => typeof Highlight !== 'undefined' && CSS.highlights !== undefined;

/** A figure, or a formula on a line of its own: under each of its signs a line would be more than a mark. */
const isWhole = ({ pieces }: Sentence) => pieces.every((piece) => 'element' in piece);

/** Takes the mark off the page. */
export function unmark(): void {
  if (canHighlight()) CSS.highlights.delete(highlightName);
  for (const block of document.querySelectorAll(`[${markedAttribute}]`))
    block.removeAttribute(markedAttribute);
}

/**
 * Marks one sentence, and no other, without changing what the page is made of (read-aloud.css).
 * @returns where it is, or null when the page has it no more
 */
export function markSentence(sentence: Sentence): { getBoundingClientRect: () => DOMRect } | null {
  unmark();
  const range = rangeOf(sentence);
  if (!range) return null;
  if (canHighlight() && !isWhole(sentence)) {
    CSS.highlights.set(highlightName, new Highlight(range));
    return range;
  }
  sentence.block.setAttribute(markedAttribute, '');
  return sentence.block;
}
