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
