/** A line of a pasted text without surrounding blanks; `number` from 1. */
export type PastedLine = {
  number: number;
  text: string;
  /** The sender of this answer in a chat, if not the one who asked. */
  sender?: string;
};
/** Lines that belong together: questions without a case, or those of a case below its text. */
export type PastedPart = {
  passage: PastedLine[] | null;
  lines: PastedLine[];
  /** Whether the end of the case is certain. */
  isClosed: boolean;
};

const words = '(?:case(?:\\s*[-–]?\\s*study)?|(?:read\\s+the\\s+(?:following\\s+)?)?passage|गद्यांश)';
const number = '(?:\\d+|[ivx]+)?';
/** The head of a case: `Case:`, `Case Study 1:`, `Passage I:`, `Read the passage:`. */
const caseHead = new RegExp(`^\\**${words}\\s*[-–—]?\\s*${number}\\s*[:：]\\s*\\**\\s*(.*)$`, 'i');
/** The head of a case alone on its line: `Case Study - 1`. */
const headAlone = new RegExp(`^\\**${words}\\s*[-–—]?\\s*${number}\\s*\\**$`, 'i');
const ownHead = /^case\s*:/i;
const caseEnd = /^\\?(?:-{3,}|—+)$/;

const romans = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii'];
const romanLine = /^\(?(i|ii|iii|iv|v|vi|vii|viii)[).]\s*(\S.*)$/i;

/** The Roman number at the start of a line (`(ii)`, `ii.`) and the text after it; null without one. */
export function romanIn(line: string): { number: number; text: string } | null {
  const [, sign = '', text = ''] = romanLine.exec(line) ?? [];
  return sign === '' ? null : { number: romans.indexOf(sign.toLowerCase()) + 1, text };
}

/**
 * The lines of a case with its question signs `(i)`, `(ii)` replaced by numbers; unchanged if there are none.
 */
function withNumbers(
  lines: readonly PastedLine[],
  beginsQuestion: (line: string) => boolean,
  hasOptions: (line: string) => boolean,
): readonly PastedLine[] {
  if (lines.some(({ text }) => beginsQuestion(text))) return lines;
  let next = 1;
  return lines.map((line, index) => {
    const roman = romanIn(line.text);
    const below = lines.slice(index + 1).find(({ text }) => romanIn(text) || hasOptions(text));
    if (roman?.number !== next || !below || !hasOptions(below.text)) return line;
    next += 1;
    return { ...line, text: `${roman.number}. ${roman.text}` };
  });
}

/** How the lines of a paper are classified. */
export type LineKinds = Record<'beginsQuestion' | 'hasOptions' | 'isSection', (line: string) => boolean>;

/** The lines of each case, from its head, and the lines outside of cases. */
function blocksOf(lines: readonly PastedLine[], { beginsQuestion, hasOptions, isSection }: LineKinds) {
  type Block = { head: { text: string; isOwn: boolean } | null; lines: PastedLine[]; isClosed: boolean };
  const blocks: Block[] = [{ head: null, lines: [], isClosed: true }];
  for (const [index, line] of lines.entries()) {
    const current = blocks.at(-1);
    const [, text] = caseHead.exec(line.text) ?? [];
    const below = lines.slice(index + 1).find((each) => each.text !== '')?.text ?? '';
    const isAlone = headAlone.test(line.text) && below !== '' && !beginsQuestion(below) && !hasOptions(below);
    if (text !== undefined || isAlone)
      blocks.push({
        head: { text: text ?? '', isOwn: ownHead.test(line.text) },
        lines: [line],
        isClosed: false,
      });
    else if (current?.head && caseEnd.test(line.text)) {
      current.isClosed = true;
      blocks.push({ head: null, lines: [], isClosed: true });
    } else if (current?.head && isSection(line.text)) {
      current.isClosed = true;
      blocks.push({ head: null, lines: [line], isClosed: true });
    } else current?.lines.push(line);
  }
  return blocks;
}

/**
 * Splits a text at its cases. A case starts with a line `Case:` or `Passage:`; its text ends before the first
 * numbered question; its questions end at `---`, a section, the next case, or the end.
 */
export function partsOf(lines: readonly PastedLine[], kinds: LineKinds): PastedPart[] {
  return blocksOf(lines, kinds).map(({ head, lines: own, isClosed }) => {
    const [first, ...rest] = own;
    if (!head || !first) return { passage: null, lines: own, isClosed };
    const numbered = withNumbers(rest, kinds.beginsQuestion, kinds.hasOptions);
    const at = numbered.findIndex(({ text }) => kinds.beginsQuestion(text));
    const end = at < 0 ? numbered.length : at;
    return {
      passage: [{ ...first, text: head.text }, ...numbered.slice(0, end)],
      lines: numbered.slice(end),
      isClosed: isClosed || head.isOwn,
    };
  });
}
