/** A range of a text; inserting replaces it. */
export type Place = { from: number; to: number };

const endsLine = /(?:^|\n)[ \t]*$/;
const endsParagraph = /(?:^|\n[ \t]*\n)[ \t]*$/;

/** The line ends needed between `before` and a block, which has blank lines around it. */
const gap = (before: string) => (endsParagraph.test(before) ? '' : endsLine.test(before) ? '\n' : '\n\n');

/** Inserts a piece into a text, and returns the new cursor. A block gets its own lines. */
export function textWith(
  text: string,
  { from, to }: Place,
  piece: { text: string; isBlock: boolean },
): { text: string; cursor: number } {
  const [before, after] = [text.slice(0, from), text.slice(to)];
  if (!piece.isBlock) {
    const start = before + piece.text;
    return { text: start + after, cursor: start.length };
  }
  const start = before.replace(/[ \t]+$/, '') + gap(before) + piece.text;
  const rest = after.replace(/^\s+/, '');
  const lead = rest === '' ? start : `${start}\n\n`;
  return { text: lead + rest, cursor: lead.length };
}

/** Maps a range after a change of the text: changes before it move it, later ones don't. */
export function placeAfter({ from, to }: Place, before: string, now: string): Place {
  const shorter = Math.min(before.length, now.length);
  let same = 0;
  while (same < shorter && before[same] === now[same]) same += 1;
  // Changes at the range or after it don't move it.
  if (same >= from) return { from, to: same >= to ? to : from };
  let sameEnd = 0;
  while (sameEnd < shorter - same && before.at(-1 - sameEnd) === now.at(-1 - sameEnd)) sameEnd += 1;
  const moved = now.length - before.length;
  const start = before.length - sameEnd <= from ? from + moved : same;
  return { from: start, to: Math.max(start, Math.min(to + moved, now.length)) };
}

/** The position in a field's text of a drop; null if the browser can't tell. */
export function droppedAt({
  currentTarget,
  clientX,
  clientY,
}: {
  currentTarget: HTMLTextAreaElement;
  clientX: number;
  clientY: number;
}): Place | null {
  const caret = document.caretPositionFromPoint?.(clientX, clientY);
  return caret?.offsetNode === currentTarget ? { from: caret.offset, to: caret.offset } : null;
}
