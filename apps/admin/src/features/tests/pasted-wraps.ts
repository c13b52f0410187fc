import { readFigureLine } from '@repo/contracts/figures';
import type { PastedLine } from './pasted-cases.ts';
import type { PastedOption } from './pasted-options.ts';

/** A line as long as this may have been cut by the edge of a page. */
const wrapMin = 40;
const isOpen =
  /(?:[-–,(+=/&]|(?<![\p{L}\p{M}])(?:a|an|the|of|and|or|to|in|is|are|by|for|with|from|on|at|का|की|के|और|में|से))[\s*_]*$/iu;
const goesOn = /^[*_]*\p{Ll}/u;
const standsApart = (line: string) => line.startsWith('|') || readFigureLine(line) !== null;

/** Whether a line surely continues the one above it. */
export const isWrapped = (above: string, line: string): boolean =>
  standsApart(line) ||
  goesOn.test(line) ||
  isOpen.test(above) ||
  (above.length >= wrapMin && (!/^[*_]*\p{Lu}/u.test(line) || above.length >= 2 * wrapMin));

/** The lines in options that may be a heading or the name of a school. */
export function doubtfulLines(options: readonly PastedOption[]): (PastedLine & { letter: string })[] {
  const counts = new Set(options.map(({ added }) => added.length));
  const hasOpen = options.some(({ lines }) =>
    lines.slice(1).some((line, at) => goesOn.test(line) || isOpen.test(lines[at] ?? '')),
  );
  // In two languages each option has two lines.
  if (counts.size === 1 && options.length > 1 && !hasOpen) return [];
  return options.flatMap(({ letter, lines, added }) =>
    added.flatMap((line, at) => (isWrapped(lines[at] ?? '', line.text) ? [] : { ...line, letter })),
  );
}

/** `[1M]`, `(1 mark)`, `[CBSE 2020]`, `[b]` at the end of a text. */
const noteAtEnd =
  /(?<!\b(?:and|or|only|both|neither|nor|either|not|option|except|than|to|of|as)|[&,/+]|और|या)\s([([](?:\d{1,2}\s*(?:m|marks?|अंक)|[a-hकखगघ]|[^()[\]]*\b(?:19|20)\d\d)[)\]])$/iu;
const judged =
  /\s((?:[-–—:=]+\s*(?:right|correct|ans(?:wer)?|सही)|[([]\s*(?:right|wrong|incorrect|सही|गलत)\s*[)\]]))\.?$/iu;
/** `- RIGHT`, `(wrong)` behind one option, and its place. */
export function judgementBehind(texts: readonly string[]): { at: number; note: string } | null {
  const notes = texts.map((text) => judged.exec(text)?.[1] ?? null);
  const at = notes.findIndex((note) => note !== null);
  return at < 0 ? null : { at, note: notes[at] ?? '' };
}

/** What only the last option has behind it, and no other. */
export function noteBehind(texts: readonly string[]): string | null {
  const notes = texts.map((text) => noteAtEnd.exec(text)?.[1] ?? null);
  return notes.slice(0, -1).every((note) => note === null) ? (notes.at(-1) ?? null) : null;
}

const standsOut = /^(?:\*\*(?:[^*]|\*(?!\*))+\*\*|_[^_]+_)$/;
/** The only text that is bold or italic. */
export function outstanding(texts: readonly string[]): string | null {
  const found = texts.filter((text) => standsOut.test(text));
  return found.length === 1 && texts.length > 1 ? (found[0] ?? null) : null;
}
