import { rangeOf, type Sentence } from './page-sentences.ts';

const highlightName = 'read-aloud';
/**
 * Attribute of a block marked as a whole: a figure, a formula, or any block in browsers without CSS Custom
 * Highlight API.
 */
const markedAttribute = 'data-read-aloud';

const canHighlight = () => typeof Highlight !== 'undefined' && CSS.highlights !== undefined;

/** A figure, or a formula on its own line, where underlining every character would be too much. */
const isWhole = ({ pieces }: Sentence) => pieces.every((piece) => 'element' in piece);

/** Removes the mark. */
export function unmark(): void {
  if (canHighlight()) CSS.highlights.delete(highlightName);
  for (const block of document.querySelectorAll(`[${markedAttribute}]`))
    block.removeAttribute(markedAttribute);
}

/**
 * Marks one sentence without changing the DOM (read-aloud.css).
 * @returns its place, or null when it is gone
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
