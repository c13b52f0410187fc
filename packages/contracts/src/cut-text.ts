/**
 * The beginning of a text.
 * @param maxLength in UTF-16 units; an emoji across the end is left out whole, for half of it cannot be stored
 */
export const cutText = (text: string, maxLength: number): string =>
  text.slice(0, maxLength).replace(/[\uD800-\uDBFF]$/, '');

/** A text as a sentence quotes it: with an ellipsis where it was cut. */
export const shortened = (text: string, maxLength: number): string =>
  text.length > maxLength ? `${cutText(text, maxLength)}…` : text;
