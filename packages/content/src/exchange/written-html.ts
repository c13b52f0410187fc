import { isKnownElement, isVoidElement } from './html-elements.ts';

const tag =
  /<(\/?)([a-z][a-z0-9:]*)((?:\s+[^\s"'<>=/]+\s*=\s*(?:"[^"<>]*"|'[^'<>]*'|[^\s"'<>]+))*)\s*(\/?)>/gi;
const entity = /&(?:[a-z]{2,8}\d{0,2}|#\d{1,6}|#x[\da-f]{1,6});/i;

function put(open: Map<string, number[]>, name: string, index: number): void {
  const starts = open.get(name);
  if (starts) starts.push(index);
  else open.set(name, [index]);
}

/** Finds the HTML tags: known names that have their end tags. */
function tagsOf(text: string): Set<number> {
  const found = new Set<number>();
  const open = new Map<string, number[]>();
  for (const { 1: slash, 2: given = '', 4: selfClosed, index } of text.matchAll(tag)) {
    const name = given.toLowerCase();
    if (!isKnownElement(name)) continue;
    if (selfClosed || isVoidElement(name)) found.add(index);
    else if (!slash) put(open, name, index);
    else {
      const start = open.get(name)?.pop();
      if (start !== undefined) found.add(start).add(index);
    }
  }
  return found;
}

/** Tags that count without an end tag, because no compared quantity has such a name. */
const structure = new Set('li tr td th dt dd'.split(' '));

/**
 * Whether a line contains an HTML tag, and not two comparisons such as `a<b and c>d` or `0<p>1`: the tag has a known
 * name, only attributes with values, and an end tag if its name may be a quantity.
 */
export function hasTag(line: string): boolean {
  if (tagsOf(line).size > 0) return true;
  return [...line.matchAll(tag)].some(([, slash, given = '', attributes]) => {
    const name = given.toLowerCase();
    return isKnownElement(name) && (slash === '/' || attributes !== '' || structure.has(name));
  });
}

/**
 * Treats a text of unknown format as HTML: a `<` that starts no tag stays, as in `a<b and c>d`.
 * @returns null if it contains no HTML
 */
export function writtenHtml(text: string): string | null {
  if (!/[<&]/.test(text)) return null;
  const tags = tagsOf(text);
  if (tags.size === 0 && !entity.test(text)) return null;
  let [result, at] = ['', 0];
  for (let start = text.indexOf('<'); start !== -1; start = text.indexOf('<', at)) {
    const isKept = tags.has(start) || text.startsWith('<!--', start);
    result += `${text.slice(at, start)}${isKept ? '<' : '&lt;'}`;
    at = start + 1;
  }
  return result + text.slice(at);
}

const openTag = /<([a-z][\w:-]*)((?:\s+[^\s"'<>=/]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'<>]+))?)*)\s*\/?>/iy;
const hasBareWord = (attributes: string) => /^\s+[^\s=]+(?:\s+[^=]|\s*$)/.test(attributes);

/** Whether a name in angle brackets is a tag without an end, and no comparison. */
const mayBeTag = (name: string, attributes: string) =>
  isKnownElement(name)
    ? name.length > 1 || !hasBareWord(attributes)
    : name.length > 2 && !hasBareWord(attributes);

/** Escapes each `<` that starts no tag in HTML, because a parser would drop the rest, as in `x<y`. */
export function withEscapedSigns(html: string): string {
  if (!/<[a-z]/i.test(html) || /<(?:script|style)\b/i.test(html)) return html;
  const lower = html.toLowerCase();
  const ends = new Map<string, boolean>();
  const hasEnd = (name: string) => {
    const found = ends.get(name) ?? lower.includes(`</${name}`);
    ends.set(name, found);
    return found;
  };
  let [result, at] = ['', 0];
  for (let start = html.indexOf('<'); start !== -1; start = html.indexOf('<', at)) {
    openTag.lastIndex = start;
    const [whole = '<', given = '', attributes = ''] = openTag.exec(html) ?? [];
    const name = given.toLowerCase();
    const isTag =
      name === ''
        ? /^[/!?]/.test(html.slice(start + 1, start + 2))
        : hasEnd(name) || mayBeTag(name, attributes);
    const kept = isTag ? whole : '<';
    result += html.slice(at, start) + (isTag ? whole : '&lt;');
    at = start + kept.length;
  }
  return result + html.slice(at);
}
