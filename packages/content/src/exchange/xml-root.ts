const ahead = [
  [/<\?/y, '?>'],
  [/<!--/y, '-->'],
  [/<![^<>[]{0,1000}\[/y, ']>'],
  [/<!/y, '>'],
] as const;

/** The name of the first element of a text without its prefix; null if it doesn't begin like XML. */
export function xmlRoot(text: string): string | null {
  let at = 0;
  for (;;) {
    while (/[\s\uFEFF]/.test(text[at] ?? '')) at += 1;
    const found = ahead.find(([open]) => {
      open.lastIndex = at;
      return open.test(text);
    });
    if (!found) break;
    const end = text.indexOf(found[1], at);
    if (end === -1) return null;
    at = end + found[1].length;
  }
  return /^<(?:[\w.-]{1,60}:)?([\w.-]{1,60})[\s/>]/.exec(text.slice(at, at + 130))?.[1] ?? null;
}
