import { cutText } from '@repo/contracts/cut-text';
import type { ContentList } from '@repo/contracts/items/content-lists';
import { kindOf } from '../kinds/index.ts';

const labelLength = 120;
const formulas = /\$\$[\s\S]*?\$\$|\$[^$]*\$/g;

/** The beginning of a text as a label, without cutting a formula in two. */
export function beginningOf(text: string): string {
  if (text.length <= labelLength) return text;
  let end = labelLength;
  for (const { index, 0: formula } of text.matchAll(formulas))
    if (index < end && index + formula.length > end) end = index + formula.length;
  return end < text.length ? `${cutText(text, end).trimEnd()}…` : text;
}

/** An item's label: its name, title or first words. */
export const labelOf = (list: ContentList, item: object) =>
  beginningOf(kindOf(list).labelOf(item as never) ?? '');
