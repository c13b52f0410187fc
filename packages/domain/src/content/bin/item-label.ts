import { cutText } from '@repo/contracts/cut-text';

/** The fields of an item that may serve as its name. */
export type Item = {
  _id: string;
  name?: string;
  title?: string;
  question?: string;
  alt?: string;
  alternatives?: { question: string }[];
};
const labelLength = 120;
const formulas = /\$\$[\s\S]*?\$\$|\$[^$]*\$/g;

/** The beginning of a text, without cutting a formula in two. */
function beginningOf(text: string): string {
  if (text.length <= labelLength) return text;
  let end = labelLength;
  for (const { index, 0: formula } of text.matchAll(formulas))
    if (index < end && index + formula.length > end) end = index + formula.length;
  return end < text.length ? `${cutText(text, end).trimEnd()}…` : text;
}

/** An item's label: its name, title or first words. */
export const labelOf = ({ name, title, question, alt, alternatives }: Item) =>
  beginningOf(name ?? title ?? question ?? alt ?? alternatives?.[0]?.question ?? '');
