/** 'C', '3', 'c)', '(c)', 'Option C', 'option 3' and the like. */
const named = /^(?:(?:option|choice|answer|ans)\b\.?\s*:?\s*)?[([]?\s*([a-z]|\d{1,2})\s*[)\].:]?$/i;

/** The index that a letter or number means, from 0; null when the text is no such thing. */
export function optionIndexOf(text: string): number | null {
  const sign = named.exec(text)?.[1];
  if (sign === undefined) return null;
  return /\d/.test(sign) ? Number(sign) - 1 : sign.toLowerCase().charCodeAt(0) - 97;
}

/**
 * Which option is meant; undefined for none, null where it could be either of two. An index that no option has says
 * that the text names none of them.
 * @param byText whether it may be the text of an option
 * @param placeOf where the option of a letter stands, -1 for nowhere; A is 0
 */
export function rightOption(
  text: string,
  options: readonly string[],
  byText: boolean,
  placeOf: (letter: number) => number = (letter) => letter,
): number | undefined | null {
  if (text === '') return undefined;
  const letter = optionIndexOf(text);
  const byName = letter === null ? null : placeOf(letter);
  if (!byText) return byName ?? options.length;
  const isOption = byName !== null && byName >= 0 && byName < options.length;
  const same = options.flatMap((option, index) => (option.trim() === text ? [index] : []));
  if (isOption && (same.length === 0 || same.includes(byName))) return same.length > 1 ? null : byName;
  if (isOption || same.length > 1) return null;
  return same[0] ?? options.length;
}
