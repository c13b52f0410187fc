/** A line of a pasted text, without blanks around it; `number` from 1. */
export type PastedLine = { number: number; text: string };
/** Lines that belong together: of questions that stand alone, or of a case, below its text. */
export type PastedPart = { passage: PastedLine[] | null; lines: PastedLine[] };

/** `Case:`, `Case Study 1:`, `Passage I:`, `Read the passage:`. */
const caseHead =
  /^\**(?:case(?:\s+study)?|(?:read\s+the\s+(?:following\s+)?)?passage|गद्यांश)\s*[-–—]?\s*(?:\d+|[ivx]+)?\s*[:：]\s*\**\s*(.*)$/i;
const caseEnd = /^\\?(?:-{3,}|—+)$/;

/**
 * Cuts a text at its cases. A case begins with a line `Case:` or `Passage:`, its text goes on to the first line that
 * begins a numbered question, its questions to a line `---`, the next case, or the end.
 */
export function partsOf(
  lines: readonly PastedLine[],
  beginsQuestion: (line: string) => boolean,
): PastedPart[] {
  const parts: PastedPart[] = [{ passage: null, lines: [] }];
  let isInPassage = false;
  for (const line of lines) {
    const current = parts.at(-1);
    const head = caseHead.exec(line.text);
    if (head) {
      const words = head[1] ?? '';
      parts.push({ passage: [{ ...line, text: words }], lines: [] });
      isInPassage = true;
    } else if (current?.passage && caseEnd.test(line.text)) {
      parts.push({ passage: null, lines: [] });
      isInPassage = false;
    } else if (isInPassage && !beginsQuestion(line.text)) current?.passage?.push(line);
    else {
      isInPassage = false;
      current?.lines.push(line);
    }
  }
  return parts;
}
