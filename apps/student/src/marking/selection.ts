import { markQuoteMaxLength } from '@repo/contracts/limits/marks';
import type { TextQuote } from '@repo/contracts/marks';
import { useEffect, useState } from 'react';
import { quoteOf } from './anchor.ts';
import { itemOf, type MarkedItem } from './item-of.ts';
import { markableRoots } from './markable.ts';
import { readText, stretchOf } from './read-text.ts';

/** A piece of text that the student has selected in an item. */
export type Selected = { item: MarkedItem; quote: TextQuote; root: HTMLElement; isTooLong: boolean };

/** A selection that is still growing is let be. */
const restMs = 250;

/** In which item a selection lies: in the one where it begins, else in the first that it touches. */
function rootOf(range: Range): HTMLElement | undefined {
  const roots = [...markableRoots().keys()].filter((root) => range.intersectsNode(root));
  return roots.find((root) => root.contains(range.startContainer)) ?? roots[0];
}

/** What is selected of the text of an item now, or null. */
export function selectedNow(): Selected | null {
  const selection = document.getSelection();
  if (!selection || selection.isCollapsed || selection.rangeCount === 0) return null;
  const range = selection.getRangeAt(0);
  const root = rootOf(range);
  const markable = root && markableRoots().get(root);
  if (!root || !markable) return null;
  const read = readText(root);
  const stretch = stretchOf(read, range);
  const quote = stretch && quoteOf(read.text, stretch);
  if (!quote) return null;
  return { item: itemOf(markable), quote, root, isTooLong: quote.exact.length > markQuoteMaxLength };
}

/** What is selected, once the selection rests. `isHeld` tells when a lost selection still counts: its bar has the focus. */
export function useSelected(isHeld: () => boolean): [Selected | null, () => void] {
  const [selected, setSelected] = useState<Selected | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      const now = selectedNow();
      if (now || !isHeld()) setSelected(now);
    };
    const onChange = () => {
      clearTimeout(timer);
      timer = setTimeout(look, restMs);
    };
    document.addEventListener('selectionchange', onChange);
    // What was selected while this code was on its way.
    onChange();
    return () => {
      clearTimeout(timer);
      document.removeEventListener('selectionchange', onChange);
    };
  }, [isHeld]);
  return [selected, () => setSelected(null)];
}
