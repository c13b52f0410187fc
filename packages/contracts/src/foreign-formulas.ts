/**
 * Replaces two signs and the text between them, left to right in one pass, so that no text is slow. Unclosed
 * signs don't change.
 */
export function replaceBetween(
  text: string,
  open: string,
  close: string,
  make: (inside: string) => string,
): string {
  let [result, at] = ['', 0];
  for (let start = text.indexOf(open); start !== -1; start = text.indexOf(open, at)) {
    const end = text.indexOf(close, start + open.length);
    if (end === -1) break;
    result += text.slice(at, start) + make(text.slice(start + open.length, end));
    at = end + close.length;
  }
  return result + text.slice(at);
}

const signs = [
  ['\\[', '\\]', '$$'],
  ['\\(', '\\)', '$'],
  ['[$]', '[/$]', '$'],
  ['[$$]', '[/$$]', '$'],
] as const;

/** Converts formulas of Anki and Moodle to ours. */
export const withOurFormulas = (text: string): string =>
  signs.reduce(
    (before, [open, close, ours]) =>
      replaceBetween(before, open, close, (formula) => ours + formula.trim() + ours),
    text,
  );
