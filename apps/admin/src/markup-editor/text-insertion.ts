/** A cut of a text: what is selected there is replaced. */
export type Place = { from: number; to: number };

const endsLine = /(?:^|\n)[ \t]*$/;
const endsParagraph = /(?:^|\n[ \t]*\n)[ \t]*$/;

/** What must stand between `before` and a block, which has blank lines around it. */
const gap = (before: string) => (endsParagraph.test(before) ? '' : endsLine.test(before) ? '\n' : '\n\n');

/** A text with a piece put in at this place, and where the cursor goes on. A block gets lines of its own. */
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

/** Where a place of a text is after the text was changed: what is written before it moves it, what is behind does not. */
export function placeAfter({ from, to }: Place, before: string, now: string): Place {
  const shorter = Math.min(before.length, now.length);
  let same = 0;
  while (same < shorter && before[same] === now[same]) same += 1;
  // At the place itself and behind it nothing moves.
  if (same >= from) return { from, to: same >= to ? to : from };
  let sameEnd = 0;
  while (sameEnd < shorter - same && before.at(-1 - sameEnd) === now.at(-1 - sameEnd)) sameEnd += 1;
  const moved = now.length - before.length;
  const start = before.length - sameEnd <= from ? from + moved : same;
  return { from: start, to: Math.max(start, Math.min(to + moved, now.length)) };
}

/** Where in a field's text something was dropped; null where the browser can't say. */
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
