const begin = (name: string) => `<!-- begin ${name} -->`;
const end = (name: string) => `<!-- end ${name} -->`;

/** Where in a page the text between these markers is. @throws when they are not there */
function placeOf(page: string, name: string): { from: number; to: number } {
  const from = page.indexOf(begin(name));
  const to = page.indexOf(end(name));
  if (from < 0 || to < from) throw new Error(`the page has no ${begin(name)} … ${end(name)}`);
  return { from: from + begin(name).length, to };
}

/** The page with this text between its markers of that name; everything else stays. @throws without them */
export function withMarked(page: string, name: string, text: string): string {
  const { from, to } = placeOf(page, name);
  return `${page.slice(0, from)}\n\n${text.trim()}\n\n${page.slice(to)}`;
}

/** What stands between the markers. @throws without them */
export function readMarked(page: string, name: string): string {
  const { from, to } = placeOf(page, name);
  return page.slice(from, to).trim();
}
