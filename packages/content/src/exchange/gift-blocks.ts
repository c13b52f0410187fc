/** A question in the file, or a text between questions. */
export type GiftBlock = {
  /** The line where the block starts; `start` is the same including the comments above it. */
  line: number;
  start: number;
  text: string;
  /** Whether it has answers, or seems to need some. */
  isQuestion: boolean;
  /** Whether an empty line cuts it. */
  isCut: boolean;
};

export const isComment = (line: string) => line.trimStart().startsWith('//');

/** The lines of a block without comments inside it; comments above it may hold tags. */
export function readLines(text: string): { index: number; line: string }[] {
  const lines = text.split('\n');
  const first = lines.findIndex((line) => !isComment(line));
  return lines.flatMap((line, index) => (index < first || !isComment(line) ? [{ index, line }] : []));
}

/** The braces of a text, except escaped ones and those in comments. */
export function bracesOf(text: string): string {
  let braces = '';
  for (const line of text.split('\n')) {
    if (isComment(line) || !/[{}]/.test(line)) continue;
    for (let at = 0; at < line.length; at += 1) {
      if (line[at] === '\\') at += 1;
      else if (line[at] === '{' || line[at] === '}') braces += line[at];
    }
  }
  return braces;
}

const answerLine = /^\s*[=~]/m;
/** The pieces of one question that empty lines cut apart. */
const piecesMax = 20;

/**
 * How many of the following pieces belong to this one: up to the one that closes its open brace. 0 if none
 * does.
 */
function piecesBehind(braces: readonly string[], index: number): number {
  if (!braces[index]?.endsWith('{')) return 0;
  for (let more = 1; more <= piecesMax; more += 1) {
    const next = braces[index + more];
    if (next === undefined || next.startsWith('{')) return 0;
    if (next.startsWith('}')) return more;
  }
  return 0;
}

const categoryLine = /^\s*\$CATEGORY:/;

/** Splits a text into questions at empty lines. Joins a question that an empty line cuts, and drops blocks of only comments. */
export function giftBlocks(text: string): GiftBlock[] {
  const pieces: { line: number; lines: string[] }[] = [];
  let isOpen = false;
  for (const [index, line] of text.split('\n').entries()) {
    const isBlank = line.trim() === '';
    const isCategory = categoryLine.test(line);
    if (isCategory) isOpen = false;
    if (!isBlank && isOpen) pieces.at(-1)?.lines.push(line);
    else if (!isBlank) pieces.push({ line: index + 1, lines: [line] });
    isOpen = !isBlank && !isCategory;
  }
  const said = pieces
    .filter(({ lines }) => !lines.every(isComment))
    .map(({ line, lines }) => ({ line, text: lines.join('\n') }));
  const braces = said.map((piece) => bracesOf(piece.text));
  const blocks: GiftBlock[] = [];
  for (let index = 0; index < said.length; index += 1) {
    const more = piecesBehind(braces, index);
    const own = said.slice(index, index + more + 1);
    const whole = own.map((piece) => piece.text).join('\n\n');
    const isQuestion = braces[index] !== '' || answerLine.test(whole);
    const start = own[0]?.line ?? 1;
    const comments = whole.split('\n').findIndex((line) => !isComment(line));
    blocks.push({ line: start + comments, start, text: whole, isQuestion, isCut: more > 0 });
    index += more;
  }
  return blocks;
}
