import type { Mark } from '@repo/contracts/marks';
import './marks.css';
import type { Library } from '#src/content/library/library.ts';
import { anchorQuote } from './anchor.ts';
import { findMark } from './find-mark.ts';
import { itemOf } from './item-of.ts';
import { markableRoots } from './markable.ts';
import { rangeOf, readText } from './read-text.ts';

/** A visible highlight. */
export type Painted = { mark: Mark; range: Range; root: HTMLElement };

/** Highlights found in the visible text. */
export function findPainted(library: Library, marks: readonly Mark[]): Painted[] {
  const highlights = marks.filter(({ kind }) => kind === 'highlight');
  return [...markableRoots()].flatMap(([root, markable]) => {
    const item = itemOf(markable);
    const own = highlights.filter(
      (mark) =>
        mark.about === item.about &&
        (mark.chapterId === item.chapterId || mark.itemId === item.itemId) &&
        findMark(library, mark).item?.itemId === item.itemId,
    );
    if (own.length === 0) return [];
    const read = readText(root);
    return own.flatMap((mark): Painted | [] => {
      const place = anchorQuote(read.text, mark.quote);
      const range = place && rangeOf(read, place);
      return range ? { mark, range, root } : [];
    });
  });
}

/** Paints ranges with the CSS Custom Highlight API, without changing the DOM; no effect without it. */
export function paint(painted: readonly Painted[]): void {
  if (typeof Highlight === 'undefined' || !CSS.highlights) return;
  const rangesOf = (hasNote: boolean) =>
    painted.filter(({ mark }) => (mark.note !== '') === hasNote).map(({ range }) => range);
  CSS.highlights.set('own-mark', new Highlight(...rangesOf(false)));
  CSS.highlights.set('own-mark-noted', new Highlight(...rangesOf(true)));
}

type Caret = { node: Node; offset: number };

/** The character at a point of the screen. */
function caretAt(x: number, y: number): Caret | null {
  if ('caretPositionFromPoint' in document) {
    const caret = document.caretPositionFromPoint(x, y);
    return caret ? { node: caret.offsetNode, offset: caret.offset } : null;
  }
  const range = (document as Document).caretRangeFromPoint?.(x, y);
  return range ? { node: range.startContainer, offset: range.startOffset } : null;
}

/** The highlight at a point of the screen. */
export function paintedAt(painted: readonly Painted[], x: number, y: number): Painted | undefined {
  const caret = caretAt(x, y);
  if (!caret) return undefined;
  return painted.find(
    ({ range }) =>
      range.isPointInRange(caret.node, caret.offset) &&
      [...range.getClientRects()].some(
        ({ left, right, top, bottom }) => x >= left && x <= right && y >= top && y <= bottom,
      ),
  );
}
