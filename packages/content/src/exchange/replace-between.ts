export { replaceBetween } from '@repo/contracts/foreign-formulas';

/** Replaces line breaks with the spaces around them by one space each. */
export function onOneLine(text: string): string {
  if (!text.includes('\n')) return text;
  const lines = text.split('\n').map((line) => line.trim());
  return lines.filter((line) => line !== '').join(' ');
}
