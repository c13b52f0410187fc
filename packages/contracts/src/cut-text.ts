/**
 * The beginning of a text.
 * @param maxLength in UTF-16 units; drops an emoji that would be cut, because half of it can't be stored
 */
export const cutText = (text: string, maxLength: number): string =>
  text.slice(0, maxLength).replace(/[\uD800-\uDBFF]$/, '');

/** A typed or pasted text, trimmed, without characters that can't be stored. */
export const storable = (text: string): string => text.replaceAll(/\0|\p{Surrogate}/gu, '').trim();

/** A text for quoting: with an ellipsis where it was cut. */
export const shortened = (text: string, maxLength: number): string =>
  text.length > maxLength ? `${cutText(text, maxLength)}…` : text;
