export type Declaration = { property: string; value: string };

const opening = '([';
const closing = ')]';

/** Where a string that opens at `from` ends: at its quotation mark, or with its line. */
function endOfString(text: string, from: number): number {
  for (let at = from + 1; at < text.length; at += 1) {
    if (text[at] === '\\') at += 1;
    else if (text[at] === text[from] || text[at] === '\n' || text[at] === '\r') return at;
  }
  return text.length;
}

/** What a search for signs has to stop at: an expression goes over the rest many times faster than a loop. */
const stops = {
  ';': /[;\\"'()[\]]/g,
  '{': /[{\\"'()[\]]/g,
  '{;': /[{;\\"'()[\]]/g,
  '{}': /[{}\\"'()[\]]/g,
};

/** Where one of these signs stands next, outside of strings and brackets; the end of the text when nowhere. */
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

/** Where the block that opens at `open` ends; the end of the text when it never does. */
export function endOfBlock(text: string, open: number): number {
  let depth = 0;
  for (let at = open; at < text.length; at = nextSign(text, at + 1, '{}')) {
    depth += text[at] === '{' ? 1 : -1;
    if (depth === 0) return at;
  }
  return text.length;
}

/** Whether every string and bracket that opens in a value closes in it: else what follows would belong to it. */
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

/** Without comments, in one pass: a comment that stays open goes to the end. */
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
