/**
 * Replaces what stands between two signs, and the signs, from left to right in one pass: no text makes it slow. What is
 * opened and never closed stays as it is.
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

/** Line ends, and the spaces around them, as one space each. */
export function onOneLine(text: string): string {
  if (!text.includes('\n')) return text;
  const lines = text.split('\n').map((line) => line.trim());
  return lines.filter((line) => line !== '').join(' ');
}
