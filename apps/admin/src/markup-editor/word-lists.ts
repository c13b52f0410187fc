type WordItem = { element: HTMLElement; level: number; isOrdered: boolean; start: number };

const listStyle = /mso-list:\s*l\d+\s+level(\d+)/i;
const orderedMarker = /^\s*\(?(?:(?:\d+|[a-z]|[ivxlc]+)[.)]|\d+\s*$)/i;
const numberMarker = /^\s*\(?(\d{1,9})(?:[.)]|\s*$)/;
const isHeading = (element: Element) => /^H[1-6]$/.test(element.tagName);

const styleOf = (element: Element) => element.getAttribute('style') ?? '';

/** Word writes a list as paragraphs whose style contains level and list, with a typed marker. */
function wordItemOf(element: Element): WordItem | null {
  if (!(element instanceof HTMLElement)) return null;
  const level = listStyle.exec(styleOf(element))?.[1];
  if (level === undefined) return null;
  const markers = [...element.querySelectorAll('span')].filter((span) =>
    /mso-list:\s*Ignore/i.test(styleOf(span)),
  );
  const sign = markers[0]?.textContent ?? '';
  // A heading's number is part of its text: as a separate list it would restart at 1.
  if (isHeading(element)) {
    const shown = sign.trim();
    for (const marker of markers) marker.replaceWith(/\d|[.)]$/.test(shown) ? `${shown} ` : '');
    return null;
  }
  for (const marker of markers) marker.remove();
  const start = Number(numberMarker.exec(sign)?.[1] ?? 1);
  return { element, level: Number(level), isOrdered: orderedMarker.test(sign), start };
}

function listFor({ isOrdered, start }: WordItem): HTMLElement {
  const list = document.createElement(isOrdered ? 'ol' : 'ul');
  // A list that continues after a paragraph keeps its numbers.
  if (isOrdered && start !== 1) list.setAttribute('start', String(start));
  return list;
}

/** Replaces a run of adjacent items by nested lists. */
function placeLists(items: WordItem[]): void {
  const open: { level: number; list: HTMLElement }[] = [];
  for (const item of items) {
    while (open.length > 0 && (open.at(-1)?.level ?? 0) > item.level) open.pop();
    let top = open.at(-1);
    if (!top || top.level < item.level) {
      const list = listFor(item);
      if (top) (top.list.lastElementChild ?? top.list).append(list);
      else item.element.before(list);
      top = { level: item.level, list };
      open.push(top);
    }
    const entry = document.createElement('li');
    entry.append(...item.element.childNodes);
    top.list.append(entry);
  }
  for (const { element } of items) element.remove();
}

/** Turns Word's list paragraphs below `root` into real lists. */
export function wordLists(root: ParentNode): void {
  let run: WordItem[] = [];
  const end = () => {
    placeLists(run);
    run = [];
  };
  for (const element of [...root.querySelectorAll('p, h1, h2, h3, h4, h5, h6')]) {
    const item = wordItemOf(element);
    const isNext = item !== null && (run.length === 0 || run.at(-1)?.element.nextElementSibling === element);
    if (!isNext) end();
    if (item) run.push(item);
  }
  end();
}
