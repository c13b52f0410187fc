import { markQuoteMaxLength } from '@repo/contracts/limits/marks';
import type { TextQuote } from '@repo/contracts/marks';
import { useEffect, useState } from 'react';
import { quoteOf } from './anchor.ts';
import { itemOf, type MarkedItem } from './item-of.ts';
import { markableRoots } from './markable.ts';
import { readText, stretchOf } from './read-text.ts';

/** Selected text of an item. */
export type Selected = { item: MarkedItem; quote: TextQuote; root: HTMLElement; isTooLong: boolean };

/** Debounce while the selection is changing. */
const restMs = 250;

/** The root where the selection starts, else the first one it touches. */
function rootOf(range: Range): HTMLElement | undefined {
  const roots = [...markableRoots().keys()].filter((root) => range.intersectsNode(root));
  return roots.find((root) => root.contains(range.startContainer)) ?? roots[0];
}

/** The current selection in an item, or null. */
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

/** The debounced selection. `isHeld` keeps a lost selection while its bar has focus. */
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
    // Text may have been selected while this code loaded.
    onChange();
    return () => {
      clearTimeout(timer);
      document.removeEventListener('selectionchange', onChange);
    };
  }, [isHeld]);
  return [selected, () => setSelected(null)];
}
