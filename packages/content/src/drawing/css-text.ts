export type Declaration = { property: string; value: string };

const opening = '([';
const closing = ')]';

/** End of the string that opens at `from`: its quotation mark, or the end of the line. */
function endOfString(text: string, from: number): number {
  for (let at = from + 1; at < text.length; at += 1) {
    if (text[at] === '\\') at += 1;
    else if (text[at] === text[from] || text[at] === '\n' || text[at] === '\r') return at;
  }
  return text.length;
}

/** Stop characters as patterns: much faster than a loop. */
const stops = {
  ';': /[;\\"'()[\]]/g,
  '{': /[{\\"'()[\]]/g,
  '{;': /[{;\\"'()[\]]/g,
  '{}': /[{}\\"'()[\]]/g,
};

/** Position of the next of these characters outside strings and brackets; the text's length if none. */
export function nextSign(text: string, from: number, signs: keyof typeof stops): number {
  const stop = stops[signs];
  let depth = 0;
  for (let at = from; ; at += 1) {
    stop.lastIndex = at;
    at = stop.exec(text)?.index ?? text.length;
    if (at >= text.length) return text.length;
    const sign = text[at] ?? '';
    if (depth === 0 && signs.includes(sign)) return at;
    if (sign === '\\') at += 1;
    else if (sign === '"' || sign === "'") at = endOfString(text, at);
    else if (opening.includes(sign)) depth += 1;
    else if (closing.includes(sign) && depth > 0) depth -= 1;
  }
}

/** End of the block that opens at `open`; the text's length if it isn't closed. */
export function endOfBlock(text: string, open: number): number {
  let depth = 0;
  for (let at = open; at < text.length; at = nextSign(text, at + 1, '{}')) {
    depth += text[at] === '{' ? 1 : -1;
    if (depth === 0) return at;
  }
  return text.length;
}

/** Whether all strings and brackets in a value are closed; otherwise they would swallow what follows. */
export function isClosed(value: string): boolean {
  const awaited: string[] = [];
  for (let at = 0; at < value.length; at += 1) {
    const sign = value[at] ?? '';
    if (sign === '"' || sign === "'") {
      at = endOfString(value, at);
      if (value[at] !== sign) return false;
    } else if (opening.includes(sign)) awaited.push(closing[opening.indexOf(sign)] ?? '');
    else if (closing.includes(sign) && awaited.pop() !== sign) return false;
  }
  return awaited.length === 0;
}

/** Removes comments in one pass; an unclosed comment extends to the end. */
export function withoutComments(text: string): string {
  let clean = '';
  for (let at = 0; at < text.length; ) {
    const open = text.indexOf('/*', at);
    if (open === -1) return clean + text.slice(at);
    clean += `${text.slice(at, open)} `;
    const end = text.indexOf('*/', open + 2);
    if (end === -1) return clean;
    at = end + 2;
  }
  return clean;
}
